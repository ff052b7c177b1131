/** The walk of a presentation: its stops in order, and its selections. Pure. */
import type { Content } from '@varde/contract/content';
import type { DocumentHead } from '@varde/contract/documents';
import type { Media } from '@varde/contract/media';
import type { Texts } from '#i18n/texts.ts';
import type { LoadedDocument } from '#api/load-document.ts';
import { documentPath, selectionPath, groupArticlePath } from '#api/transform/page-paths.ts';
import { documentItem, type ItemView } from '#api/transform/list-item.ts';
import { toRights } from '#api/transform/figure.ts';
import { toMediaImage } from '#api/transform/image.ts';
import { toText, toTextOrEmpty } from '#api/transform/text.ts';
import type { RightsView, ImageView, TextView } from '#view-models.ts';

export interface WalkView {
  readonly stops: readonly ItemView[];
  /** Numbered, with a dotted line. */
  readonly ordered: boolean;
  readonly selections: readonly ItemView[];
  /** GeoJSON positions of the route. */
  readonly line?: readonly (readonly number[])[] | undefined;
  /** The museum's estimate: metres, and minutes including time to look around. */
  readonly estimate?: { readonly length: number; readonly minutes: number } | undefined;
  /** The stops failed to load, as opposed to being empty. */
  readonly failed: boolean;
}

export interface SelectionView {
  readonly id: number;
  readonly title: TextView;
  readonly lead?: TextView | undefined;
  readonly image?: ImageView | undefined;
  readonly imageRights: RightsView;
  readonly group: { readonly id: number; readonly href: string; readonly title: TextView };
  readonly stops: readonly ItemView[];
  readonly ordered: boolean;
  readonly failed: boolean;
}

type WireSelection = NonNullable<Content['selections']>[number];

export function toWalkView(loaded: LoadedDocument, texts: Texts): WalkView {
  const { document, heads, headsFailed = false } = loaded;
  const { id, content, media = [] } = document;
  const { article_ids: ids = [], ordered = false, selections = [], route } = content ?? {};
  return {
    stops: toStops(ids, { id, heads, ordered }, texts),
    ordered,
    selections: selections.map((one) => selectionRow(one, id, media, texts)),
    line: route?.line?.coordinates,
    estimate: estimateOf(route),
    failed: headsFailed,
  };
}

function estimateOf({
  length,
  duration,
}: NonNullable<Content['route']> = {}): WalkView['estimate'] {
  if (length === undefined || duration === undefined) return undefined;
  return { length, minutes: duration };
}

export interface StopNavigationView {
  /** From 1, counting readable stops. */
  readonly number: number;
  readonly total: number;
  readonly previous?: ItemView | undefined;
  readonly next?: ItemView | undefined;
}

/**
 * Position of an article among the stops of its presentation, or of the only selection that
 * contains it; `undefined` if it is not a readable stop.
 */
export function toStopNavigationView(
  { document: { id, content }, heads }: LoadedDocument,
  articleId: number,
  texts: Texts,
): StopNavigationView | undefined {
  const { article_ids: main = [], selections = [] } = content ?? {};
  const walks = [main, ...selections.map((one) => one.article_ids)];
  const walk = walks.find((ids) => ids.includes(articleId)) ?? [];
  const stops = toStops(walk, { id, heads, ordered: false }, texts);
  const at = stops.findIndex((stop) => stop.id === articleId);
  if (at < 0) return undefined;
  return { number: at + 1, total: stops.length, previous: stops[at - 1], next: stops[at + 1] };
}

/** Whether an article is a stop of the presentation or of one of its selections. */
export function holdsArticle({ content }: LoadedDocument['document'], articleId: number): boolean {
  const { article_ids: stops = [], selections = [] } = content ?? {};
  return [stops, ...selections.map((one) => one.article_ids)].some((ids) =>
    ids.includes(articleId),
  );
}

/** One selection of a presentation; `undefined` if it does not exist. */
export function toSelectionView(
  { document, heads, headsFailed = false }: LoadedDocument,
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
    image: selectionImage(found, media, key),
    imageRights: toRights(
      media.find((one) => one.mediaId === found.media_id),
      texts.t,
    ),
    group: { id, href: documentPath('group', id), title: toTextOrEmpty(title, key) },
    stops: toStops(found.article_ids, { id, heads, ordered: found.ordered }, texts),
    ordered: found.ordered,
    failed: headsFailed,
  };
}

interface StopContext {
  readonly id: number;
  readonly heads: readonly DocumentHead[];
  readonly ordered: boolean;
}

/** Stop links stay within the presentation, for its navigation. */
function toStops(ids: readonly number[], { id, heads, ordered }: StopContext, texts: Texts) {
  return ids
    .flatMap((articleId) => heads.find((head) => head.id === articleId) ?? [])
    .map((head, index): ItemView => ({
      ...documentItem(head, texts),
      href: groupArticlePath(id, head.id),
      ...(ordered ? { number: index + 1 } : {}),
    }));
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
    href: selectionPath(groupId, selection.id),
    kind: 'selection',
    title: toTextOrEmpty(selection.title, key),
    description: toText(selection.description, key),
    image: selectionImage(selection, media, key),
    count: texts.t('count.places', { count: selection.article_ids.length }),
    state: 'normal',
  };
}

function selectionImage({ media_id: id }: WireSelection, media: readonly Media[], key: string) {
  const found = media.find((one) => one.mediaId === id);
  return found && toMediaImage(found, key);
}

const ASCENDING = 'https://schema.org/ItemListOrderAscending';
const UNORDERED = 'https://schema.org/ItemListUnordered';

/** Stops of a walk as structured data (schema.org TouristTrip). Pure. */
export function walkData({ stops, ordered }: WalkView, origin: string) {
  return {
    itinerary: {
      '@type': 'ItemList',
      itemListOrder: ordered ? ASCENDING : UNORDERED,
      itemListElement: stops.map(({ title, id }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title.text,
        url: `${origin}/article/${id}`,
      })),
    },
  };
}
