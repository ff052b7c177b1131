/** The walk of a presentation: its stops, in order, and its selections. Pure. */
import type { Content } from '@varde/contract/content';
import type { DocumentHead } from '@varde/contract/documents';
import type { Media } from '@varde/contract/media';
import type { Texts } from '#i18n/texts.ts';
import type { LoadedDocument } from '#services/load-document.ts';
import { documentAddress, selectionAddress } from '#services/transform/addresses.ts';
import { documentItem } from '#services/transform/list-item.ts';
import type { ItemView } from '#services/transform/list-item.ts';
import { toRights } from '#services/transform/figure.ts';
import type { RightsView } from '#services/transform/figure.ts';
import { toMediaPicture } from '#services/transform/picture.ts';
import type { PictureView } from '#services/transform/picture.ts';
import { toText, toTextOrEmpty } from '#services/transform/text.ts';
import type { TextView } from '#services/transform/text.ts';

export interface WalkView {
  readonly stops: readonly ItemView[];
  /** Numbered, with a dotted line. */
  readonly ordered: boolean;
  readonly selections: readonly ItemView[];
}

export interface SelectionView {
  readonly id: number;
  readonly title: TextView;
  readonly lead?: TextView | undefined;
  readonly picture?: PictureView | undefined;
  readonly pictureRights: RightsView;
  readonly group: { readonly href: string; readonly title: TextView };
  readonly stops: readonly ItemView[];
  readonly ordered: boolean;
}

type WireSelection = NonNullable<Content['selections']>[number];

export function toWalkView({ document, heads }: LoadedDocument, texts: Texts): WalkView {
  const { id, content, media = [] } = document;
  const ordered = content?.ordered ?? false;
  return {
    stops: toStops(content?.article_ids ?? [], { id, heads, ordered }, texts),
    ordered,
    selections: (content?.selections ?? []).map((one) => selectionRow(one, id, media, texts)),
  };
}

/** Whether an article is a stop of the presentation or of one of its selections. */
export function holdsArticle({ content }: LoadedDocument['document'], articleId: number): boolean {
  const { article_ids: stops = [], selections = [] } = content ?? {};
  return [stops, ...selections.map((one) => one.article_ids)].some((ids) =>
    ids.includes(articleId),
  );
}

/** One selection of a presentation; `undefined` when it has none of that id. */
export function toSelectionView(
  { document, heads }: LoadedDocument,
  selectionId: number,
  texts: Texts,
): SelectionView | undefined {
  const found = document.content?.selections?.find(({ id }) => id === selectionId);
  if (!found) return undefined;
  const { key } = texts.language;
  const { id, title, media = [] } = document;
  return {
    id: selectionId,
    title: toTextOrEmpty(found.title, key),
    lead: toText(found.description, key),
    picture: selectionPicture(found, media, key),
    pictureRights: toRights(
      media.find((one) => one.mediaId === found.media_id),
      texts.t,
    ),
    group: { href: documentAddress('group', id), title: toTextOrEmpty(title, key) },
    stops: toStops(found.article_ids, { id, heads, ordered: found.ordered }, texts),
    ordered: found.ordered,
  };
}

interface StopContext {
  readonly id: number;
  readonly heads: readonly DocumentHead[];
  readonly ordered: boolean;
}

/** A stop opens within its presentation, so that the way on stays at hand. */
function toStops(ids: readonly number[], { id, heads, ordered }: StopContext, texts: Texts) {
  return ids
    .flatMap((articleId) => heads.find((head) => head.id === articleId) ?? [])
    .map((head, index): ItemView => ({
      ...documentItem(head, texts),
      href: stopAddress(id, head.id),
      ...(ordered ? { number: index + 1 } : {}),
    }));
}

/** An article within a presentation (specification §2). */
export function stopAddress(groupId: number, articleId: number): string {
  return `${documentAddress('group', groupId)}${documentAddress('article', articleId)}`;
}

function selectionRow(
  selection: WireSelection,
  groupId: number,
  media: readonly Media[],
  texts: Texts,
): ItemView {
  const { key } = texts.language;
  return {
    id: selection.id,
    href: selectionAddress(groupId, selection.id),
    kind: 'selection',
    title: toTextOrEmpty(selection.title, key),
    description: toText(selection.description, key),
    picture: selectionPicture(selection, media, key),
    count: texts.t('count.places', { count: selection.article_ids.length }),
    state: 'normal',
  };
}

function selectionPicture({ media_id: id }: WireSelection, media: readonly Media[], key: string) {
  const found = media.find((one) => one.mediaId === id);
  return found && toMediaPicture(found, key);
}
