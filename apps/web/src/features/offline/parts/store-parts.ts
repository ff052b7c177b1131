/** Puts the parts of a pack into the device's stores. What is there already is not fetched again. */
import type { LatLng } from '@varde/domain/geo';
import { deviceStores } from '#platform/device-stores.ts';
import { pieceAddress, wholeOf } from '#platform/offline-store.ts';
import { fetchPart, fetchPiece } from '#services/pack-fetch.ts';
import { DEFAULT_BASEMAP } from '#viewers/map/default-basemap.ts';
import { atOnce } from './at-once.ts';
import type { PackPart } from './pack-parts.ts';

export interface Storing {
  readonly signal: AbortSignal;
  /** Bytes of a part that has come, and what had been expected. */
  readonly onPart: (bytes: number, expected: number) => void;
}

export async function storeParts(
  parts: readonly PackPart[],
  { signal, onPart }: Storing,
): Promise<void> {
  await atOnce(parts, async ({ address, cache, expected, answer: known }) => {
    const store = await deviceStores().open(cache);
    const kept = await store.match(address, { ignoreVary: true });
    if (kept) return onPart((await kept.blob()).size, expected);
    signal.throwIfAborted();
    const answer = await wholeOf(known?.clone() ?? (await fetchPart(address, signal)));
    await store.put(address, answer.clone());
    return onPart((await answer.blob()).size, expected);
  });
}

/** The map around places, piece by piece. */
export async function storeArea(
  places: readonly LatLng[],
  cache: string,
  { signal, onPart }: Storing,
): Promise<void> {
  const { readArea } = await import('#viewers/map/area-tiles.ts');
  const store = await deviceStores().open(cache);
  const reading = new Set<Promise<unknown>>();
  const read = async (from: number, to: number) => {
    signal.throwIfAborted();
    const name = pieceAddress(DEFAULT_BASEMAP, from, to);
    const kept = await store.match(name);
    const piece = kept ?? (await fetchedPiece(from, to, signal));
    if (!kept) await store.put(name, piece.clone());
    const bytes = await piece.arrayBuffer();
    onPart(bytes.byteLength, 0);
    return { bytes, tag: piece.headers.get('etag') };
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

async function fetchedPiece(from: number, to: number, signal: AbortSignal): Promise<Response> {
  const { bytes, tag, total } = await fetchPiece(DEFAULT_BASEMAP, { from, to }, signal);
  const headers = { 'piece-of': total, ...(tag === null ? {} : { etag: tag }) };
  return new Response(bytes, { headers });
}
