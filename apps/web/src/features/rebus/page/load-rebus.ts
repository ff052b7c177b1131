import type { Texts } from '#i18n/texts.ts';
import { toDocumentView } from '#features/article/document-view.ts';
import { withMediaBlock } from '#features/article/lazy-media-block.ts';
import { loadOfKind } from '#api/route-data.ts';
import { toRebusView } from './rebus-view.ts';

/** A rebus with its posts; throws what the router shows instead. */
export async function loadRebus(id: string, texts: Texts, signal: AbortSignal) {
  const loaded = await loadOfKind(id, 'rebus', signal);
  const view = withMediaBlock(toDocumentView(loaded, texts));
  return { view, rebus: toRebusView(loaded, texts) };
}
