/**
 * Builds an offline bundle: plans the download, confirms a large size, stores everything, reads it
 * back, and only then replaces the previous bundle on the list. An aborted bundle stays a draft,
 * and continues where it stopped.
 */
import { OFFLINE_CONFIRM_ABOVE_BYTES, OFFLINE_FRESH_MS } from '@varde/domain/constants';
import type { LatLng } from '@varde/domain/geo';
import { hasRoomFor, isFull } from '#browser/storage-quota.ts';
import { changeBundleList, bundleList, deviceStores } from '#state/device-stores.ts';
import {
  isSameBundle,
  bundleCache,
  rangeUrl,
  bufferResponse,
  type DraftBundle,
  type LeftOut,
  type BundleTarget,
  type StoredBundle,
  type SiteBuild,
} from '#state/offline-store.ts';
import { workerAtWork } from '#browser/service-worker.ts';
import {
  fetchBuild,
  BundlePartError,
  readBack,
  fetchPart,
  fetchRange,
} from '#api/offline-bundle-fetch.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { DEFAULT_BASEMAP, TOWN_MAP_PATH } from '#viewers/map/map-data.ts';
import { NoRoomError } from '../bundle-work.ts';
import { expectedBytes, bundleParts, type BundlePart } from './bundle-parts.ts';
import { planDownload, type DownloadPlan } from './plan-download.ts';

export interface BuildOptions {
  readonly languageKey: string;
  readonly signal: AbortSignal;
  readonly confirmPolicy: 'always' | 'if-large' | 'never';
  /** The visitor's confirmation of about so many bytes. */
  readonly mayStore: (bytes: number, leftOut: readonly LeftOut[]) => Promise<boolean>;
  /** Bytes so far, of about so many in total. */
  readonly onStep: (step: {
    readonly share: number;
    readonly bytes: number;
    readonly of: number;
  }) => void;
}

/**
 * @returns `undefined` when the visitor declines
 * @throws NoRoomError, BundlePartError, network errors, and the signal's reason
 */
export async function makeBundle(
  target: BundleTarget,
  options: BuildOptions,
): Promise<StoredBundle | undefined> {
  const { languageKey, signal, confirmPolicy, mayStore } = options;
  const build = await fetchBuild(signal);
  const downloadPlan = await planDownload(target, languageKey, signal);
  const draft = await findDraft(target, build.version, languageKey);
  const parts = bundleParts(downloadPlan, build, { cache: draft.cache, languageKey });
  const expected = expectedBytes(parts, downloadPlan);
  if (
    needsConfirmation(expected, confirmPolicy) &&
    !(await mayStore(expected, downloadPlan.leftOut))
  ) {
    // Not confirmed again with every page of the rebus.
    if (confirmPolicy === 'if-large') await putDraft({ ...draft, isRefused: true });
    return undefined;
  }
  if (!(await hasRoomFor(expected))) throw new NoRoomError();
  await putDraft(draft);
  try {
    const bytes = await store(downloadPlan, parts, { draft, expected, options });
    await readBundleBack(downloadPlan, build);
    return await finish(downloadPlan, draft, { bytes, isUserRequested: confirmPolicy !== 'never' });
  } catch (error) {
    // Deletes a bundle that cannot become complete; after an abort or a network error it still can.
    if (isFull(error) || error instanceof BundlePartError) await dropDraft(target);
    else if (signal.aborted) await putDraft({ ...draft, isRefused: true });
    throw error;
  }
}

/** Whether the visitor confirms so many bytes before they are downloaded. Pure. */
export function needsConfirmation(
  bytes: number,
  confirmPolicy: BuildOptions['confirmPolicy'],
): boolean {
  return (
    confirmPolicy === 'always' ||
    (confirmPolicy === 'if-large' && bytes > OFFLINE_CONFIRM_ABOVE_BYTES)
  );
}

function without<T extends BundleTarget>(list: readonly T[], target: BundleTarget): T[] {
  return list.filter((one) => !isSameBundle(one, target));
}

/** The draft of an aborted bundle, while it is fresh and of the same build and language. */
async function findDraft(
  { kind, id }: BundleTarget,
  build: string,
  language: string,
): Promise<DraftBundle> {
  const { drafts } = await bundleList();
  const known = drafts.find((one) => isSameBundle(one, { kind, id }));
  const isFresh = known && Date.now() - Date.parse(known.begunAt) < OFFLINE_FRESH_MS;
  if (isFresh && known.build === build && known.language === language)
    return { ...known, isRefused: false };
  const begunAt = new Date().toISOString();
  return { kind, id, build, language, begunAt, cache: bundleCache({ kind, id }, begunAt) };
}

interface StoreOptions {
  readonly draft: DraftBundle;
  readonly expected: number;
  readonly options: BuildOptions;
}

async function store(
  downloadPlan: DownloadPlan,
  parts: ReturnType<typeof bundleParts>,
  { draft, expected, options: { signal, onStep } }: StoreOptions,
): Promise<number> {
  let bytes = 0;
  let done = 0;
  const onPart = (received: number, estimated: number) => {
    bytes += received;
    // The map's size is unknown beforehand: it counts as it arrives.
    done += estimated || received;
    onStep({ share: Math.min(1, done / expected), bytes, of: Math.max(expected, bytes) });
  };
  await storeParts(parts, { signal, onPart });
  if (downloadPlan.places.length > 0)
    await storeArea(downloadPlan.places, draft.cache, { signal, onPart });
  return bytes;
}

/** Adds the bundle to the list in place of the previous one. */
async function finish(
  downloadPlan: DownloadPlan,
  draft: DraftBundle,
  { bytes, isUserRequested }: { readonly bytes: number; readonly isUserRequested: boolean },
): Promise<StoredBundle> {
  const { kind, id, build, language, cache } = draft;
  const { title, tag, leftOut } = downloadPlan;
  const storedAt = new Date().toISOString();
  const address = documentPath(kind, id);
  const before = (await bundleList()).packs.find((one) => isSameBundle(one, draft));
  const wantedAt = (!isUserRequested && before?.wantedAt) || storedAt;
  const about = { title, tag, leftOut, address, bytes, storedAt, wantedAt };
  const bundle = { kind, id, build, language, cache, ...about };
  await changeBundleList(({ packs, drafts }) => ({
    packs: [...without(packs, draft), bundle],
    drafts: without(drafts, draft),
  }));
  return bundle;
}

async function putDraft(draft: DraftBundle): Promise<void> {
  await changeBundleList(({ packs, drafts }) => ({
    packs,
    drafts: [...without(drafts, draft), draft],
  }));
}

async function dropDraft(target: BundleTarget): Promise<void> {
  await changeBundleList(({ packs, drafts }) => ({ packs, drafts: without(drafts, target) }));
}

const NAMED_FILES = /\/assets\/[\w.-]+\.\w+/g;

/**
 * Reads everything of a stored bundle as it is without a network: its pages, the files they
 * reference, and its API responses.
 * @throws BundlePartError when something is missing, or a page and the files are of different builds
 */
export async function readBundleBack(
  { pages, responses }: DownloadPlan,
  { files }: SiteBuild,
): Promise<void> {
  await workerAtWork();
  const ofBuild = new Set(files.map(([address]) => address));
  const named = new Set<string>();
  await atOnce(pages, async (path) => {
    const html = await (await readBack(path)).text();
    if (!html.includes('</html>')) throw new BundlePartError(`${path}: not a whole page`);
    for (const [file] of html.matchAll(NAMED_FILES)) named.add(file);
  });
  const foreign = [...named].find((file) => file.endsWith('.js') && !ofBuild.has(file));
  if (foreign !== undefined) throw new BundlePartError(`${foreign}: of another build`);
  await atOnce([...named], async (file) => void (await readBack(file)));
  // An older service worker does not know the town map; the map works without it.
  const toVerify = responses.filter(({ url }) => url !== TOWN_MAP_PATH);
  await atOnce(toVerify, async ({ url }) => void (await (await readBack(url)).json()));
}

interface ItemOptions {
  readonly signal: AbortSignal;
  /** Bytes of an item that has arrived, and the bytes expected for it. */
  readonly onPart: (bytes: number, expected: number) => void;
}

/** Stores the items of a bundle on the device. Those already stored are not downloaded again. */
async function storeParts(
  parts: readonly BundlePart[],
  { signal, onPart }: ItemOptions,
): Promise<void> {
  await atOnce(parts, async ({ url, cache, expected, response: known }) => {
    const store = await deviceStores().open(cache);
    const cached = await store.match(url, { ignoreVary: true });
    if (cached) return onPart((await cached.blob()).size, expected);
    signal.throwIfAborted();
    const response = await bufferResponse(known?.clone() ?? (await fetchPart(url, signal)));
    await store.put(url, response.clone());
    return onPart((await response.blob()).size, expected);
  });
}

/** The map around places, tile range by tile range. */
async function storeArea(
  places: readonly LatLng[],
  cache: string,
  { signal, onPart }: ItemOptions,
): Promise<void> {
  const { readArea } = await import('#viewers/map/area-tiles.ts');
  const store = await deviceStores().open(cache);
  const reading = new Set<Promise<unknown>>();
  const read = async (from: number, to: number) => {
    signal.throwIfAborted();
    const name = rangeUrl(DEFAULT_BASEMAP, from, to);
    const cached = await store.match(name);
    const rangeResponse = cached ?? (await fetchRangeResponse(from, to, signal));
    if (!cached) await store.put(name, rangeResponse.clone());
    const bytes = await rangeResponse.arrayBuffer();
    onPart(bytes.byteLength, 0);
    return { bytes, tag: rangeResponse.headers.get('etag') };
  };
  try {
    await readArea(places, (from, to) => tracked(reading, read(from, to)));
  } finally {
    // A read still in progress would otherwise store its data after the cleanup.
    await Promise.allSettled(reading);
  }
}

function tracked<T>(all: Set<Promise<unknown>>, one: Promise<T>): Promise<T> {
  all.add(one);
  return one;
}

async function fetchRangeResponse(
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<Response> {
  const { bytes, tag, total } = await fetchRange(DEFAULT_BASEMAP, { from, to }, signal);
  const headers = { 'piece-of': total, ...(tag === null ? {} : { etag: tag }) };
  return new Response(bytes, { headers });
}

/** The connections that browsers open to one host. */
const AT_ONCE = 6;

/**
 * Runs `work` for every item, in order and with limited concurrency. After a failure it starts no
 * more items, and rejects once none is in progress, so that the caller can clean up all of them.
 */
export async function atOnce<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  let hasFailed = false;
  const worker = async () => {
    for (const item of left) {
      if (hasFailed) return;
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const workers = Array.from({ length: Math.min(AT_ONCE, items.length) }, worker);
  const failed = (await Promise.allSettled(workers)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
