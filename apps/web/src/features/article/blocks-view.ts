/** Transforms a document's typed blocks into views. Pure: media and related heads are passed in. */
import type { Block } from '@varde/contract/blocks';
import type { DocumentHead } from '@varde/contract/documents';
import type { Media } from '@varde/contract/media';
import { embedUrls, embedProviderName, type EmbedProvider } from '@varde/domain/embeds';
import type { LatLng } from '@varde/domain/geo';
import { safeLinkHref } from '@varde/domain/rich-text-policy';
import type { Texts } from '#i18n/texts.ts';
import { mapPath, MAP_ZOOM } from '#api/transform/page-paths.ts';
import { toFigure, toRights } from '#api/transform/figure.ts';
import { mediaUrl } from '#api/transform/media-url.ts';
import { documentItem, type ItemView } from '#api/transform/list-item.ts';
import { toMediaImage } from '#api/transform/image.ts';
import type { ReadReference } from '#api/transform/reference.ts';
import { toPlayable, type PlayableView } from '#api/transform/playable.ts';
import { toRichText } from '#api/transform/rich-text.ts';
import { toText, toTextOrEmpty } from '#api/transform/text.ts';
import type {
  FigureView,
  RightsView,
  ImageView,
  ReferenceView,
  RichTextNode,
  TextView,
  LinkView,
} from '#view-models.ts';
import type { ModelScene } from '#viewers/model3d/model-scene.ts';

interface ModelView extends RightsView {
  readonly kind: 'model3d';
  readonly scene: ModelScene;
  readonly title?: TextView | undefined;
  /** Description of the model. */
  readonly text?: TextView | undefined;
  readonly cover?: ImageView | undefined;
}

export type BlockView =
  | {
      readonly kind: 'text';
      readonly layout: 'plain' | 'open-box';
      readonly nodes: readonly RichTextNode[];
      readonly lang: string;
    }
  | { readonly kind: 'figures'; readonly figures: readonly FigureView[] }
  | { readonly kind: 'audio' | 'video'; readonly playable: PlayableView }
  | ModelView
  | ({
      /** Its rights are those of the poster. */
      readonly kind: 'embed';
      readonly provider: EmbedProvider;
      readonly providerName: string;
      /** The provider's own page. */
      readonly href: string;
      /** URL for an iframe. */
      readonly frame: string;
      readonly title?: TextView | undefined;
      readonly cover?: ImageView | undefined;
    } & RightsView)
  | {
      readonly kind: 'quote';
      readonly quote: TextView;
      readonly by?: TextView | string | undefined;
    }
  | { readonly kind: 'map'; readonly of: 'places' | 'surroundings'; readonly href: string }
  | { readonly kind: 'links'; readonly links: readonly LinkView[] }
  | { readonly kind: 'reference'; readonly reference: ReferenceView }
  | {
      readonly kind: 'related';
      /** `undefined`: failed to load. */
      readonly items: readonly ItemView[] | undefined;
    };

/** Data that blocks refer to. */
export interface BlockSources {
  readonly media: readonly Media[];
  readonly heads: readonly DocumentHead[];
  /** Some heads failed to load. */
  readonly headsFailed?: boolean | undefined;
  /** Default: records of external collections are not shown. */
  readonly readReference?: ReadReference | undefined;
}

type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;

/** Omits blocks whose sources are missing, and unknown block types. */
export function toBlockViews(
  blocks: readonly Block[],
  sources: BlockSources,
  texts: Texts,
): BlockView[] {
  return blocks.flatMap((block) => toBlockView(block, sources, texts) ?? []);
}

function toBlockView(block: Block, sources: BlockSources, texts: Texts): BlockView | undefined {
  if (block.type === 'text') return textView(block, texts);
  if (block.type === 'quote') return quoteView(block, texts);
  if (block.type === 'map') return mapView(block, sources);
  if (block.type === 'links') return linksView(block, texts);
  if (block.type === 'related') return relatedView(block, sources, texts);
  return mediaView(block, sources, texts);
}

function mediaView(block: Block, sources: BlockSources, texts: Texts): BlockView | undefined {
  if (block.type === 'image') return figuresView([block.media_id], sources, texts);
  if (block.type === 'gallery') return figuresView(block.media_ids, sources, texts);
  if (block.type === 'model3d') return modelView(block, sources, texts);
  if (block.type === 'embed') return embedView(block, sources, texts);
  if (block.type === 'audio' || block.type === 'video') return playableView(block, sources, texts);
  const reference = sources.readReference?.(block, texts);
  return reference && { kind: 'reference', reference };
}

function relatedView(
  block: BlockOf<'related'>,
  { heads, headsFailed }: BlockSources,
  texts: Texts,
): BlockView | undefined {
  const items = block.document_ids
    .flatMap((id) => heads.find((head) => head.id === id) ?? [])
    .map((head) => documentItem(head, texts));
  if (items.length > 0) return { kind: 'related', items };
  return headsFailed && block.document_ids.length > 0
    ? { kind: 'related', items: undefined }
    : undefined;
}

function textView({ html, layout }: BlockOf<'text'>, texts: Texts): BlockView | undefined {
  const picked = toText(html, texts.language.key);
  return picked && { kind: 'text', layout, nodes: toRichText(picked.text), lang: picked.lang };
}

function figuresView(
  ids: readonly number[],
  { media }: BlockSources,
  texts: Texts,
): BlockView | undefined {
  const figures = ids.flatMap((id) => {
    const found = media.find((one) => one.mediaId === id);
    return (found && toFigure(found, texts)) ?? [];
  });
  return figures.length > 0 ? { kind: 'figures', figures } : undefined;
}

function playableView(
  block: BlockOf<'audio'> | BlockOf<'video'>,
  { media }: BlockSources,
  texts: Texts,
): BlockView | undefined {
  const found = media.find((one) => one.mediaId === block.media_id);
  if (!found) return undefined;
  return { kind: block.type, playable: toPlayable(found, block.type, texts) };
}

function modelView(
  { media_id: id, views = [] }: BlockOf<'model3d'>,
  { media }: BlockSources,
  texts: Texts,
): BlockView | undefined {
  const found = media.find((one) => one.mediaId === id);
  if (found?.media_type !== 'model3d') return undefined;
  const { key } = texts.language;
  const title = toText(found.title, key);
  return {
    kind: 'model3d',
    scene: {
      src: mediaUrl(found.src),
      alt: toText(found.alt_text, key)?.text ?? title?.text ?? '',
      views: views.map(({ turn, tilt, zoom, ...localized }) => ({
        turn,
        tilt,
        zoom,
        title: toTextOrEmpty(localized.title, key),
        text: toText(localized.text ?? {}, key),
      })),
    },
    title,
    text: toText(found.description, key),
    cover: toMediaImage(found, key),
    ...toRights(found, texts.t),
  };
}

function embedView(
  { provider, identifier, cover_media_id: coverId, title }: BlockOf<'embed'>,
  { media }: BlockSources,
  texts: Texts,
): BlockView | undefined {
  const urls = embedUrls(provider, identifier);
  if (!urls) return undefined;
  const cover = media.find((one) => one.mediaId === coverId);
  const { key } = texts.language;
  return {
    kind: 'embed',
    provider,
    providerName: embedProviderName(provider),
    href: urls.page,
    frame: urls.frame,
    title: toText(title, key),
    cover: cover && toMediaImage(cover, key),
    ...toRights(cover, texts.t),
  };
}

function quoteView({ text, by }: BlockOf<'quote'>, { language }: Texts): BlockView | undefined {
  const quote = toText(text, language.key);
  return (
    quote && { kind: 'quote', quote, by: typeof by === 'string' ? by : toText(by, language.key) }
  );
}

function mapView(block: BlockOf<'map'>, { heads }: BlockSources): BlockView | undefined {
  const { center, zoom, document_ids: ids = [] } = block;
  const places = heads.flatMap(({ id, location }) =>
    location && ids.includes(id) ? location : [],
  );
  const around = center ?? mapAround(places);
  if (!around) return undefined;
  const href = mapPath({ ...around, ...(zoom === undefined ? {} : { zoom }) });
  return { kind: 'map', of: center ? 'surroundings' : 'places', href };
}

function linksView({ links }: BlockOf<'links'>, { language }: Texts): BlockView | undefined {
  const safe = links.flatMap(({ url, title }) => {
    const href = safeLinkHref(url);
    if (!href) return [];
    const linkTitle = toTextOrEmpty(title, language.key);
    return [{ href, title: linkTitle.text ? linkTitle : { text: href, lang: linkTitle.lang } }];
  });
  return safe.length > 0 ? { kind: 'links', links: safe } : undefined;
}

/** Smallest map size on any screen in pixels, less the margin for pins. */
const ROOM_PX = 280;
/** Size of the world at zoom 0. */
const TILE_PX = 512;
const ZOOM_DECIMALS = 1;

/** Centre and zoom that show all places; `undefined` without places. Pure. */
export function mapAround(places: readonly LatLng[]): (LatLng & { zoom: number }) | undefined {
  if (places.length === 0) return undefined;
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lngs),
    Math.max(...lngs),
  ];
  // Largest extent as a share of the square Mercator world.
  const share = Math.max((east - west) / 360, mercator(north) - mercator(south));
  const zoom = share > 0 ? Math.min(Math.log2(ROOM_PX / TILE_PX / share), MAP_ZOOM) : MAP_ZOOM;
  return {
    lat: latitude((mercator(south) + mercator(north)) / 2),
    lng: (west + east) / 2,
    zoom: Number(Math.max(zoom, 0).toFixed(ZOOM_DECIMALS)),
  };
}

/** Mercator y, 0 at the equator, as a share of the world's side. */
function mercator(lat: number): number {
  return Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
}

function latitude(height: number): number {
  return (Math.atan(Math.sinh(height * 2 * Math.PI)) * 180) / Math.PI;
}
