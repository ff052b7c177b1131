/**
 * What the device stores of listening: the speed, and the position in each audio. Lives as long as
 * every entry (specification §9.10).
 */
import { readStored, removeStored, writeStored } from '#browser/storage.ts';

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const SPEED = 'audiospeed';
const PLACES = 'audioposition';
/** Only the latest tracks: a visitor rarely has more unfinished ones. */
const PLACES_MAX = 20;
/** Seconds from the start or the end within which a position is not worth resuming. */
const EDGE_S = 5;

/** One of `SPEEDS`; 1 when none was chosen. */
export function readSpeed(): number {
  const stored = Number(readStored(SPEED));
  return SPEEDS.find((speed) => speed === stored) ?? 1;
}

export function storeSpeed(speed: number): void {
  writeStored(SPEED, String(speed));
}

/** Seconds at which to resume; 0 for a track that was not started, or was played to its end. */
export function readPlace(url: string): number {
  return readPlaces()[url] ?? 0;
}

export function storePlace(
  url: string,
  { time, duration }: { time: number; duration: number },
): void {
  const isWorth = time >= EDGE_S && time <= duration - EDGE_S;
  const { [url]: _before, ...others } = readPlaces();
  // Latest last: the oldest are cut off.
  const entries = [
    ...Object.entries(others),
    ...(isWorth ? [[url, Math.floor(time)] as const] : []),
  ];
  if (entries.length === 0) removeStored(PLACES);
  else writeStored(PLACES, JSON.stringify(Object.fromEntries(entries.slice(-PLACES_MAX))));
}

export function forgetPlace(url: string): void {
  storePlace(url, { time: 0, duration: 0 });
}

/** An unreadable entry is dropped (specification §3.10). */
function readPlaces(): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(readStored(PLACES) ?? '{}');
    const places = Object.entries(stored ?? {}).filter(([, time]) => time > 0 && time < Infinity);
    return Object.fromEntries(places);
  } catch {
    return {};
  }
}
