/** Loads a presentation or one of its selections; throws what the router shows instead. */
import { notFound } from '@tanstack/react-router';
import type { Texts } from '#i18n/texts.ts';
import { toDocumentView } from '#features/article/document-view.ts';
import { withMediaBlock } from '#features/article/lazy-media-block.ts';
import { documentId, loadOfKind } from '#api/route-data.ts';
import { toSelectionView, toWalkView, type SelectionView } from './walk-view.ts';

export async function loadPresentation(id: string, texts: Texts, signal: AbortSignal) {
  const loaded = await loadOfKind(id, 'group', signal);
  const view = withMediaBlock(toDocumentView(loaded, texts));
  return { view, walk: toWalkView(loaded, texts) };
}

interface SelectionParams {
  readonly presentationId: string;
  readonly selectionId: string;
}

export async function loadSelection(
  { presentationId, selectionId }: SelectionParams,
  texts: Texts,
  signal: AbortSignal,
): Promise<SelectionView> {
  const loaded = await loadOfKind(presentationId, 'group', signal);
  const view = toSelectionView(loaded, documentId(selectionId), texts);
  if (!view) throw notFound();
  return view;
}
