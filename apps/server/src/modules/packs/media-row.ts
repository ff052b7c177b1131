import type { PackMedia } from '@varde/content-pack/pack';
import { CREDIT_TYPE_IDS } from '@varde/domain/credits';
import type { PackIndex } from './pack-index.ts';
import { withDigest } from './pack-rows.ts';
import type { MediaRow } from './pack-rows.ts';
import type { StoredMedia } from './store-media.ts';

/** Digits of a digest that name a file in addresses: 64 bits, enough that no two files of a pack ever meet. */
const IDENTIFIER_LENGTH = 16;

export function mediaRow(medium: PackMedia, stored: StoredMedia, index: PackIndex): MediaRow {
  return withDigest({
    id: medium.id,
    file: medium.name,
    media_type: medium.type,
    ...stored,
    identifier: (stored.raster_sha256 ?? stored.sha256).slice(0, IDENTIFIER_LENGTH),
    poster_media_id: index.mediaId(medium.poster),
    alt_text: medium.alt_text,
    title: medium.title ?? {},
    description: medium.description ?? {},
    transcript: medium.transcript ?? {},
    ...rights(medium),
    focal_point: focalPoint(medium),
    closed_captions: closedCaptions(medium),
    source: medium,
  });
}

function rights({ credits, license, license_version }: PackMedia) {
  return {
    credits: credits.map(({ type, name }) => ({ credit_type_id: CREDIT_TYPE_IDS[type], name })),
    license: license ?? null,
    license_version: license_version ?? null,
  };
}

function focalPoint({ focal_point }: PackMedia): MediaRow['focal_point'] {
  return focal_point ? { x: focal_point[0], y: focal_point[1] } : null;
}

function closedCaptions({ captions }: PackMedia): MediaRow['closed_captions'] {
  const files = Object.entries(captions ?? {});
  return Object.fromEntries(files.map(([language, { text }]) => [language, text]));
}
