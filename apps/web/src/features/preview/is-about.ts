import type { RefreshMessage } from '@varde/domain/preview-message';
import type { LoadedDocument } from '#services/load-document.ts';

/** Whether something that was saved is seen on a document's page: itself, a document or theme that it names, one of its media. Pure. */
export function isAbout(
  { what, id }: RefreshMessage,
  { document, heads }: Pick<LoadedDocument, 'document' | 'heads'>,
): boolean {
  if (what === 'document') {
    const named = [document, document.owner_document, ...heads];
    return named.some((one) => one?.id === id);
  }
  const heroes = [document, document.owner_document, ...heads].map((one) => one?.media_data);
  const inHeroes = heroes.some((one) => one?.media_id === id);
  return inHeroes || (document.media ?? []).some((one) => one.mediaId === id);
}
