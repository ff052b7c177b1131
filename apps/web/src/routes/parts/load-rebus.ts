import type { Texts } from '#i18n/texts.ts';
import { toDocumentView } from '#features/article/document-view.ts';
import { toRebusView } from '#features/rebus/rebus-view.ts';
import { loadDocument } from '#api/load-document.ts';
import { documentId } from './document-id.ts';
import { documentOfKind } from './document-of-kind.ts';

/** A rebus with its posts; throws what the router shows instead. */
export async function loadRebus(presentationId: string, texts: Texts, signal: AbortSignal) {
  const result = await loadDocument(documentId(presentationId), { signal });
  const loaded = documentOfKind(result, 'rebus');
  const view = toDocumentView(loaded, texts);
  return { view, rebus: toRebusView(loaded, texts) };
}
