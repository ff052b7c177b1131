import { DISTANCE_WITHOUT_LOCATION_M } from '@varde/domain/constants';
import { documentKind } from '@varde/domain/document-kinds';
import { pickText } from '@varde/domain/languages';
import type { DocumentHead } from '@varde/contract/documents';
import { presentImage } from '#modules/media/media.presenter.ts';
import type { HeadRow } from './document-head.repository.ts';

/** @param isMeasured whether a place to measure distances from was asked for */
export function presentHead(row: HeadRow, isMeasured: boolean): DocumentHead {
  const image = presentImage(row.image);
  return {
    id: row.id,
    schema_id: row.schema_id,
    schema_name: documentKind(row.schema_id) ?? 'article',
    title: row.title,
    name: row.title,
    description: row.description,
    owner_id: row.owner_id,
    owner_name: ownerName(row),
    owner_document_title: row.owner_title,
    image_src: image && image.image_url,
    media_data: image,
    location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    distance: isMeasured ? presentDistance(row.distance) : null,
    tags: row.tags,
    item_count: row.item_count,
    lock: row.lock,
    updated_at: row.updated_at.toISOString(),
    // Everybody else sees published ones only.
    ...(row.status === 'published' ? {} : { status: row.status }),
  };
}

/** The owner's name in the content's own language; null when its document is not public. */
function ownerName(row: HeadRow): string | null {
  return pickText(row.owner_title, row.default_language)?.text ?? null;
}

function presentDistance(metres: number | null): number {
  return metres === null ? DISTANCE_WITHOUT_LOCATION_M : Math.round(metres * 10) / 10;
}
