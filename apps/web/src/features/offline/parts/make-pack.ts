/**
 * Makes a pack: finds out what belongs to it, asks the visitor where it is large, stores it, reads it back, and only then lets it stand
 * on the list, in the place of the one before. Whatever is broken off stays a draft, and goes on where it was.
 */
import { OFFLINE_CONFIRM_ABOVE_BYTES, OFFLINE_FRESH_MS } from '@varde/domain/constants';
import type { LatLng } from '@varde/domain/geo';
import { hasRoomFor, isFull } from '#browser/storage-quota.ts';
import { changePackList, packList, deviceStores } from '#state/device-stores.ts';
import {
  isSamePack,
  packCache,
  rangeUrl,
  bufferResponse,
  type DraftPack,
  type LeftOut,
  type PackTarget,
  type StoredPack,
  type SiteBuild,
} from '#state/offline-store.ts';
import { workerAtWork } from '#browser/service-worker.ts';
import {
  fetchBuild,
  PackPartError,
  readBack,
  fetchPart,
  fetchRange,
} from '#api/offline-bundle-fetch.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { DEFAULT_BASEMAP, TOWN_MAP_PATH } from '#viewers/map/map-data.ts';
import { atOnce } from './at-once.ts';
import { NoRoomError } from './no-room-error.ts';
import { expectedBytes, packParts, type PackPart } from './pack-parts.ts';
import { planDownload, type DownloadPlan } from './plan-download.ts';

export interface Making {
  readonly languageKey: string;
  readonly signal: AbortSignal;
  readonly confirmPolicy: 'always' | 'if-large' | 'never';
  /** The visitor's answer to about so many bytes. */
  readonly mayStore: (bytes: number, leftOut: readonly LeftOut[]) => Promise<boolean>;
  /** Bytes so far, and about so many in all. */
  readonly onStep: (step: {
    readonly share: number;
    readonly bytes: number;
    readonly of: number;
  }) => void;
}

/**
 * @returns `undefined` when the visitor does not want it
 * @throws NoRoomError, PackPartError, what the network throws, and the signal's reason
 */
export async function makePack(
  target: PackTarget,
  making: Making,
): Promise<StoredPack | undefined> {
  const { languageKey, signal, confirmPolicy, mayStore } = making;
  const build = await fetchBuild(signal);
  const downloadPlan = await planDownload(target, languageKey, signal);
  const draft = await findDraft(target, build.version, languageKey);
  const parts = packParts(downloadPlan, build, { cache: draft.cache, languageKey });
  const expected = expectedBytes(parts, downloadPlan);
  if (
    needsConfirmation(expected, confirmPolicy) &&
    !(await mayStore(expected, downloadPlan.leftOut))
  ) {
    // Not asked again with every page of the rebus.
    if (confirmPolicy === 'if-large') await putDraft({ ...draft, isRefused: true });
    return undefined;
  }
  if (!(await hasRoomFor(expected))) throw new NoRoomError();
  await putDraft(draft);
  try {
    const bytes = await store(downloadPlan, parts, { draft, expected, making });
    await readPackBack(downloadPlan, build);
    return await finish(downloadPlan, draft, { bytes, isUserRequested: confirmPolicy !== 'never' });
  } catch (error) {
    // Nothing is kept of what cannot become whole; what the network or the visitor broke off can.
    if (isFull(error) || error instanceof PackPartError) await dropDraft(target);
    else if (signal.aborted) await putDraft({ ...draft, isRefused: true });
    throw error;
  }
}

/** Whether the visitor is asked before so many bytes are fetched. Pure. */
export function needsConfirmation(bytes: number, confirmPolicy: Making['confirmPolicy']): boolean {
  return (
    confirmPolicy === 'always' ||
    (confirmPolicy === 'if-large' && bytes > OFFLINE_CONFIRM_ABOVE_BYTES)
  );
}

function without<T extends PackTarget>(list: readonly T[], target: PackTarget): T[] {
  return list.filter((one) => !isSamePack(one, target));
}

/** One that was broken off, as long as it is still about the same. */
async function findDraft(
  { kind, id }: PackTarget,
  build: string,
  language: string,
): Promise<DraftPack> {
  const { drafts } = await packList();
  const known = drafts.find((one) => isSamePack(one, { kind, id }));
  const isFresh = known && Date.now() - Date.parse(known.begunAt) < OFFLINE_FRESH_MS;
  if (isFresh && known.build === build && known.language === language)
    return { ...known, isRefused: false };
  const begunAt = new Date().toISOString();
  return { kind, id, build, language, begunAt, cache: packCache({ kind, id }, begunAt) };
}

interface StoreOptions {
  readonly draft: DraftPack;
  readonly expected: number;
  readonly making: Making;
}

async function store(
  downloadPlan: DownloadPlan,
  parts: ReturnType<typeof packParts>,
  { draft, expected, making: { signal, onStep } }: StoreOptions,
): Promise<number> {
  let bytes = 0;
  let done = 0;
  const onPart = (received: number, estimated: number) => {
    bytes += received;
    // Of the map nobody knows beforehand: it counts as it comes.
    done += estimated || received;
    onStep({ share: Math.min(1, done / expected), bytes, of: Math.max(expected, bytes) });
  };
  await storeParts(parts, { signal, onPart });
  if (downloadPlan.places.length > 0)
    await storeArea(downloadPlan.places, draft.cache, { signal, onPart });
  return bytes;
}

/** Puts the pack on the list; what it takes the place of goes. */
async function finish(
  downloadPlan: DownloadPlan,
  draft: DraftPack,
  { bytes, isUserRequested }: { readonly bytes: number; readonly isUserRequested: boolean },
): Promise<StoredPack> {
  const { kind, id, build, language, cache } = draft;
  const { title, tag, leftOut } = downloadPlan;
  const storedAt = new Date().toISOString();
  const address = documentPath(kind, id);
  const before = (await packList()).packs.find((one) => isSamePack(one, draft));
  const wantedAt = (!isUserRequested && before?.wantedAt) || storedAt;
  const about = { title, tag, leftOut, address, bytes, storedAt, wantedAt };
  const pack = { kind, id, build, language, cache, ...about };
  await changePackList(({ packs, drafts }) => ({
    packs: [...without(packs, draft), pack],
    drafts: without(drafts, draft),
  }));
  return pack;
}

async function putDraft(draft: DraftPack): Promise<void> {
  await changePackList(({ packs, drafts }) => ({
    packs,
    drafts: [...without(drafts, draft), draft],
  }));
}

async function dropDraft(target: PackTarget): Promise<void> {
  await changePackList(({ packs, drafts }) => ({ packs, drafts: without(drafts, target) }));
}

const NAMED_FILES = /\/assets\/[\w.-]+\.\w+/g;

/**
 * Opens everything of a stored pack as it will be without a network: its pages with the files that they name, and its answers.
 * @throws PackPartError when something is missing, or a page belongs to another build than the files
 */
export async function readPackBack(
  { pages, responses }: DownloadPlan,
  { files }: SiteBuild,
): Promise<void> {
  await workerAtWork();
  const ofBuild = new Set(files.map(([address]) => address));
  const named = new Set<string>();
  await atOnce(pages, async (path) => {
    const html = await (await readBack(path)).text();
    if (!html.includes('</html>')) throw new PackPartError(`${path}: not a whole page`);
    for (const [file] of html.matchAll(NAMED_FILES)) named.add(file);
  });
  const foreign = [...named].find((file) => file.endsWith('.js') && !ofBuild.has(file));
  if (foreign !== undefined) throw new PackPartError(`${foreign}: of another build`);
  await atOnce([...named], async (file) => void (await readBack(file)));
  // The worker at work may be of an older build, which does not know the plan; the map does without.
  const toVerify = responses.filter(({ url }) => url !== TOWN_MAP_PATH);
  await atOnce(toVerify, async ({ url }) => void (await (await readBack(url)).json()));
}

interface Storing {
  readonly signal: AbortSignal;
  /** Bytes of a part that has come, and what had been expected. */
  readonly onPart: (bytes: number, expected: number) => void;
}

/** Puts the parts of a pack into the device's stores. What is there already is not fetched again. */
async function storeParts(parts: readonly PackPart[], { signal, onPart }: Storing): Promise<void> {
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

/** The map around places, piece by piece. */
async function storeArea(
  places: readonly LatLng[],
  cache: string,
  { signal, onPart }: Storing,
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
    await readArea(places, (from, to) => noted(reading, read(from, to)));
  } finally {
    // What is still under way would come after a failure has been cleared up.
    await Promise.allSettled(reading);
  }
}

function noted<T>(all: Set<Promise<unknown>>, one: Promise<T>): Promise<T> {
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
