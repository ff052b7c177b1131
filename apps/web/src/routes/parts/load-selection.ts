import { notFound } from '@tanstack/react-router';
import type { Texts } from '#i18n/texts.ts';
import { toSelectionView, type SelectionView } from '#features/presentation/walk-view.ts';
import { loadDocument } from '#api/load-document.ts';
import { documentId } from './document-id.ts';
import { documentOfKind } from './document-of-kind.ts';

interface SelectionParams {
  readonly presentationId: string;
  readonly selectionId: string;
}

/** A selection of a presentation; throws what the router shows instead. */
export async function loadSelection(
  { presentationId, selectionId }: SelectionParams,
  texts: Texts,
  signal: AbortSignal,
): Promise<SelectionView> {
  const result = await loadDocument(documentId(presentationId), { signal });
  const loaded = documentOfKind(result, 'group');
  const view = toSelectionView(loaded, documentId(selectionId), texts);
  if (!view) throw notFound();
  return view;
}
