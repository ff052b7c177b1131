/** The transfer payload: all favourites and rebus runs of this device. */
import { readFavourites, writeFavourites } from '@varde/domain/favourites';
import { isRecord } from '@varde/domain/is-record';
import { mergeRunLogs, readRunLog } from '@varde/domain/rebus/run-log';
import { quizDataExcess } from '@varde/domain/user-data-limits';
import {
  currentFavourites,
  markFavouritesUnsent,
  mergeRemoteFavourites,
} from './favourite-store.ts';
import { readRun, storedRuns, notifyRunWritten, writeRun } from './run-storage.ts';
import { noteUnsent } from './run-sync.ts';

export function createTransferPayload(): string {
  const settings = writeFavourites({}, currentFavourites(), Date.now());
  const runs = Object.fromEntries(storedRuns().map((id) => [id, readRun(id)]));
  return JSON.stringify({ version: 1, settings, runs });
}

/**
 * Merges a payload into this device's data without loss. A signed-in account receives it too. False
 * if some of it does not fit: that part is left out, and what the device has is unchanged.
 */
export function applyTransferPayload(text: string): boolean {
  const payload: unknown = JSON.parse(text);
  if (!isRecord(payload)) throw new TypeError('The payload is not an object.');
  const { settings, runs } = payload;
  let isComplete = mergeRemoteFavourites(readFavourites(settings));
  markFavouritesUnsent();
  for (const [key, log] of Object.entries(isRecord(runs) ? runs : {})) {
    const id = Number(key);
    if (!Number.isSafeInteger(id) || id <= 0) continue;
    const merged = mergeRunLogs(readRun(id), readRunLog(log));
    if (quizDataExcess(merged) !== undefined || !writeRun(id, merged)) {
      isComplete = false;
      continue;
    }
    notifyRunWritten(id);
    noteUnsent(id);
  }
  return isComplete;
}
