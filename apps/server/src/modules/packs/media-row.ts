import type { PackMedia } from '@varde/content-pack/pack';
import { CREDIT_TYPE_IDS } from '@varde/domain/credits';
import type { PackIndex } from './pack-index.ts';
import { withDigest } from './pack-rows.ts';
import type { MediaRow } from './pack-rows.ts';
import type { StoredMedia } from './store-media.ts';

/** Digits of a digest that name a file in addresses: 64 bits, enough that no two files of a pack ever meet. */
const IDENTIFIER_LENGTH = 16;

/** @param all what is known of all media's bytes, by id */
export function mediaRow(
  medium: PackMedia,
  stored: StoredMedia,
  index: PackIndex,
  all: ReadonlyMap<number, StoredMedia>,
): MediaRow {
  const named = (file: string) => nameOf(index.mediaId(file), all);
  return withDigest({
    id: medium.id,
    file: medium.name,
    media_type: medium.type,
    ...stored,
    identifier: identifierOf(stored),
    poster_media_id: index.mediaId(medium.poster),
    alt_text: medium.alt_text,
    title: medium.title ?? {},
    description: medium.description ?? {},
    transcript: medium.transcript ?? {},
    plain_language: medium.plain_language ?? {},
    alternatives: {
      ...alternative('audio_described', medium, named),
      ...alternative('sign_language', medium, named),
    },
    ...rights(medium, stored),
    focal_point: focalPoint(medium),
    closed_captions: closedCaptions(medium),
    source: medium,
  });
}

const identifierOf = ({ sha256 }: StoredMedia): string => sha256.slice(0, IDENTIFIER_LENGTH);

function nameOf(mediaId: number | null, all: ReadonlyMap<number, StoredMedia>) {
  const stored = mediaId === null ? undefined : all.get(mediaId);
  return mediaId === null || !stored ? [] : [{ mediaId, identifier: identifierOf(stored) }];
}

function alternative(
  kind: 'audio_described' | 'sign_language',
  medium: PackMedia,
  named: (file: string) => { mediaId: number; identifier: string }[],
): MediaRow['alternatives'] {
  const found = Object.entries(medium[kind] ?? {}).flatMap(([language, file]) =>
    named(file).map((other) => [language, other] as const),
  );
  return found.length > 0 ? { [kind]: Object.fromEntries(found) } : {};
}

/** What the sidecar says; where it names nobody, what the file says of itself. */
function rights({ credits, license, license_version }: PackMedia, { file_credits }: StoredMedia) {
  const written = credits.map(({ type, name }) => ({
    credit_type_id: CREDIT_TYPE_IDS[type],
    name,
  }));
  return {
    credits: written.length > 0 ? written : file_credits,
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
