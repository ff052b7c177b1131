import type { Document } from '@varde/contract/documents';
import { presentMedia } from '#modules/media/media.presenter.ts';
import { mediaOfContent } from './content-media.ts';
import { presentHead } from './document-head.presenter.ts';
import type { FoundDocument, WholeRow } from './whole-document.repository.ts';

/** @param withMedia whether the caller asked for media; those of a locked document stay away with its body */
export function presentDocument({ whole, owner }: FoundDocument, withMedia: boolean): Document {
  return {
    ...presentHead(whole, false),
    status: whole.status,
    revision: whole.revision,
    content: whole.content,
    proximity: whole.proximity,
    owner_document: owner ? presentHead(owner, false) : null,
    translated_by: whole.translated_by,
    license: whole.license,
    ...(withMedia ? { media: shownMedia(whole).map(presentMedia) } : {}),
  };
}

/** In the order in which the document shows them. */
function shownMedia({ content, media, image_media_id: main }: WholeRow) {
  if (!content) return [];
  const byId = new Map(media?.map((medium) => [medium.id, medium]));
  return mediaOfContent(content, main).flatMap((id) => byId.get(id) ?? []);
}
