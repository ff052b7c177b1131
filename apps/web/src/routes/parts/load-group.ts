import type { Texts } from '#i18n/texts.ts';
import { toDocumentView } from '#features/article/document-view.ts';
import { toWalkView } from '#features/presentation/walk-view.ts';
import { loadDocument } from '#api/load-document.ts';
import { documentId } from './document-id.ts';
import { documentOfKind } from './document-of-kind.ts';

/** A presentation with its walk; throws what the router shows instead. */
export async function loadGroup(presentationId: string, texts: Texts, signal: AbortSignal) {
  const result = await loadDocument(documentId(presentationId), { signal });
  const loaded = documentOfKind(result, 'group');
  const view = toDocumentView(loaded, texts);
  return { view, walk: toWalkView(loaded, texts) };
}
