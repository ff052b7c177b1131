import type { Document } from '@varde/contract/documents';
import type { Media, MediaData } from '@varde/contract/media';
import type { LatLng } from '@varde/domain/geo';
import { isShownImage, parseDimension, imageUrlOfWidth } from '@varde/domain/media-kinds';
import type { LeftOut, BundleTarget } from '#state/offline-store.ts';
import type { CallApi } from '#api/api-client.ts';
import { findCodeLength } from '#api/find-code.ts';
import { loadDocument, type LoadedDocument } from '#api/load-document.ts';
import { fetchPart, recordCalls, BundlePartError } from '#api/offline-bundle-fetch.ts';
import {
  documentPath,
  groupArticlePath,
  postPath,
  selectionPath,
  variantPath,
} from '#api/transform/page-paths.ts';
import { mediaUrl } from '#api/transform/media-url.ts';
import { toTextOrEmpty } from '#api/transform/text.ts';
import { TOWN_MAP_PATH } from '#viewers/map/map-data.ts';

interface BundleResponse {
  readonly url: string;
  readonly response: Response;
  readonly bytes: number;
}

/**
 * The content of an offline bundle. Its API requests have already been made, since they determine
 * the rest.
 */
export interface DownloadPlan {
  readonly title: string;
  readonly pages: readonly string[];
  readonly responses: readonly BundleResponse[];
  readonly images: readonly BundleImage[];
  /** The places on its map. */
  readonly places: readonly LatLng[];
  readonly leftOut: readonly LeftOut[];
  /** ETag of the document's own response. */
  readonly tag: string | null;
}

/** Runs the loaders of all pages of a bundle. @throws BundlePartError when something fails to load */
export async function planDownload(
  target: BundleTarget,
  languageKey: string,
  signal: AbortSignal,
): Promise<DownloadPlan> {
  const { call, responses } = recordCalls(signal);
  const load = async (id: number, rebus?: number) =>
    requireComplete(await loadDocument(id, { rebus, call }));
  const main = await load(target.id);
  const [first] = responses.values();
  const ids = partIds(main);
  const parts = await (target.kind === 'rebus'
    ? playedParts(main.document.id, ids, load, call)
    : Promise.all(ids.map((id) => load(id))));
  const loaded = [main, ...parts];
  const { images, hasForeign } = bundleImages(loaded);
  const places = packPlaces(loaded);
  // The full town map, as the map requests it: one URL is the same resource in every bundle.
  if (places.length > 0) responses.set(TOWN_MAP_PATH, await fetchPart(TOWN_MAP_PATH, signal));
  return {
    title: toTextOrEmpty(main.document.title, languageKey).text,
    pages: (target.kind === 'rebus' ? rebusPages : groupPages)(main.document, ids),
    responses: await Promise.all([...responses].map(measured)),
    images,
    places,
    leftOut: [...leftOut(loaded), ...(hasForeign ? (['pictures'] as const) : [])],
    tag: first?.headers.get('etag') ?? null,
  };
}

async function measured([url, response]: readonly [string, Response]): Promise<BundleResponse> {
  return { url, response, bytes: (await response.clone().blob()).size };
}

type Load = (id: number, rebus?: number) => Promise<LoadedDocument>;

/** Responses before and during the game; without the code length, the field awaits the button. */
async function playedParts(id: number, posts: readonly number[], load: Load, call: CallApi) {
  const [parts] = await Promise.all([
    Promise.all([load(id, id), ...posts.flatMap((post) => [load(post), load(post, id)])]),
    findCodeLength(call),
  ]);
  return parts;
}

function requireComplete(result: Awaited<ReturnType<typeof loadDocument>>): LoadedDocument {
  if (result.status === 'ok' && !result.data.headsFailed) return result.data;
  throw new BundlePartError('A document of the pack could not be had');
}

const BY_MEDIA: Readonly<Record<string, LeftOut>> = {
  video: 'films',
  audio: 'sounds',
  model3d: 'models',
  youtube: 'embeds',
  vimeo: 'embeds',
  sketchfab: 'embeds',
};

/** What the pages of a bundle reference that it leaves out, for display. Pure. */
export function leftOut(loaded: readonly LoadedDocument[]): LeftOut[] {
  const missing = loaded.flatMap(({ document }) => [
    ...(document.media ?? []).map(({ media_type: type }) => BY_MEDIA[type]),
    ...(document.content?.blocks ?? []).map(({ type }) =>
      type === 'embed' ? 'embeds' : undefined,
    ),
    document.lock ? ('locked' as const) : undefined,
  ]);
  return [...new Set(missing)].filter((one) => one !== undefined);
}

/** The page that lists bundles and removes them. */
const STORED_LIST = '/privacy';

/** The menu's pages for a visitor in front of a sign. */
const CODE_PAGES = ['/scan', '/code'];

/** @param posts without withdrawn ones */
export function rebusPages({ id }: Document, posts: readonly number[]): string[] {
  const main = documentPath('rebus', id);
  const variants = [variantPath(main, 'list'), variantPath(main, 'map')];
  return [
    main,
    ...variants,
    ...posts.map((post) => postPath(id, post)),
    `/scan?rebus=${id}`,
    ...CODE_PAGES,
    STORED_LIST,
  ];
}

/** @param articles without withdrawn ones */
export function groupPages({ id, content }: Document, articles: readonly number[]): string[] {
  const main = documentPath('group', id);
  const { selections = [] } = content ?? {};
  const stops = articles.map((article) => groupArticlePath(id, article));
  const selected = selections.flatMap((selection) => {
    const path = selectionPath(id, selection.id);
    return [path, variantPath(path, 'list'), variantPath(path, 'map')];
  });
  return [main, variantPath(main, 'map'), ...selected, ...stops, STORED_LIST];
}

/**
 * The posts of a rebus, or the articles of a presentation and its selections; each once, without
 * withdrawn ones.
 */
export function partIds({ document: { content }, heads }: LoadedDocument): number[] {
  const { posts = [], article_ids: stops = [], selections = [] } = content ?? {};
  const played = posts.map((post) => post.document_id);
  const ids = new Set([...played, ...stops, ...selections.flatMap((one) => one.article_ids)]);
  return [...ids].filter((id) => heads.some((head) => head.id === id));
}

/** Of a list row on a high-density phone screen. */
const LIST_WIDTH = 334;
const PAGE_WIDTH = 960;

interface BundleImage {
  readonly url: string;
  readonly pixels: number;
}

/** Each once. Images of other hosts are left out: their responses are opaque to script. */
export function bundleImages(loaded: readonly LoadedDocument[]): {
  readonly images: readonly BundleImage[];
  readonly hasForeign: boolean;
} {
  const all = new Map<string, number>();
  for (const { document, heads } of loaded) {
    for (const { media_data: main } of [document, ...heads]) addMain(all, main, LIST_WIDTH);
    addMain(all, document.media_data, PAGE_WIDTH);
    for (const medium of document.media ?? []) addMedium(all, medium);
  }
  const own = [...all].filter(([url]) => url.startsWith('/'));
  return {
    images: own.map(([url, pixels]) => ({ url, pixels })),
    hasForeign: own.length < all.size,
  };
}

type All = Map<string, number>;

function addMain(all: All, main: MediaData | null | undefined, width: number): void {
  if (main) add(all, main.image_url, main.dimension, width);
}

/** An image, or the poster of a video. */
function addMedium(all: All, { url, dimension, thumbnail_override: poster }: Media): void {
  if (url && dimension) add(all, url, dimension, PAGE_WIDTH);
  else if (poster) add(all, poster.image_url, poster.dimension, PAGE_WIDTH);
}

function add(all: All, url: string | null, dimension: string | null, maxWidth: number): void {
  const size = parseDimension(dimension);
  if (!size || !isShownImage(url)) return;
  const width = Math.min(maxWidth, size.width);
  const sizedUrl = imageUrlOfWidth(mediaUrl(url), size, maxWidth);
  all.set(sizedUrl, Math.round((width * width * size.height) / size.width));
}

/** The places of a bundle's documents and the route between them, for its map. Pure. */
export function packPlaces(loaded: readonly LoadedDocument[]): LatLng[] {
  return loaded.flatMap(({ document, heads }) => [
    ...[document, ...heads].flatMap(({ location }) => (location ? [location] : [])),
    ...(document.content?.route?.line?.coordinates ?? []).map(([lng = 0, lat = 0]) => ({
      lat,
      lng,
    })),
  ]);
}
