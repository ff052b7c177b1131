import { DISTANCE_WITHOUT_LOCATION_M } from '@varde/domain/constants';
import { documentKind } from '@varde/domain/document-kinds';
import { pickText } from '@varde/domain/languages';
import type { DocumentHead, Document } from '@varde/contract/documents';
import { presentImage, presentMedia } from '#media/media.presenter.ts';
import type { HeadRow } from './document-head.repository.ts';
import { mediaOfContent } from './content-media.ts';
import type { FoundDocument, FullDocumentRow } from './full-document.repository.ts';

/** @param withMedia whether media were requested; a locked document withholds them with its body */
export function presentDocument({ document, owner }: FoundDocument, withMedia: boolean): Document {
  return {
    ...presentHead(document, false),
    status: document.status,
    revision: document.revision,
    content: document.content,
    proximity: document.proximity,
    owner_document: owner ? presentHead(owner, false) : null,
    translated_by: document.translated_by,
    license: document.license,
    ...(withMedia ? { media: shownMedia(document).map(presentMedia) } : {}),
  };
}

/** Media in the order in which the document shows them. */
function shownMedia({ content, media, image_media_id: main }: FullDocumentRow) {
  if (!content) return [];
  const byId = new Map(media?.map((medium) => [medium.id, medium]));
  return mediaOfContent(content, main).flatMap((id) => byId.get(id) ?? []);
}

/** @param isMeasured whether the caller sent a position to measure distances from */
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
    // Only editors see unpublished documents.
    ...(row.status === 'published' ? {} : { status: row.status }),
  };
}

/** The owner's name in the pack's default language; null when its document is not public. */
function ownerName(row: HeadRow): string | null {
  return pickText(row.owner_title, row.default_language)?.text ?? null;
}

function presentDistance(metres: number | null): number {
  return metres === null ? DISTANCE_WITHOUT_LOCATION_M : Math.round(metres * 10) / 10;
}
