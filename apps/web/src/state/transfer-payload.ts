/** All that a visitor has on this device, as it goes to another: favourites and runs of rebuses. */
import { readFavourites, writeFavourites } from '@varde/domain/favourites';
import { mergeRunLogs, readRunLog } from '@varde/domain/rebus/run-log';
import { currentFavourites, markFavouritesUnsent, takeInFavourites } from './favourite-store.ts';
import { readRun, storedRuns, notifyRunWritten, writeRun } from './run-storage.ts';
import { noteUnsent } from './run-sync.ts';

export function createTransferPayload(): string {
  const settings = writeFavourites({}, currentFavourites(), Date.now());
  const runs = Object.fromEntries(storedRuns().map((id) => [id, readRun(id)]));
  return JSON.stringify({ version: 1, settings, runs });
}

/** Adds them to what is here; nothing is lost on either side. An account that is signed in here is told of them too. */
export function applyTransferPayload(text: string): void {
  const { settings, runs } = JSON.parse(text) as { settings?: unknown; runs?: unknown };
  takeInFavourites(readFavourites(settings));
  markFavouritesUnsent();
  for (const [key, log] of Object.entries(typeof runs === 'object' && runs ? runs : {})) {
    const id = Number(key);
    if (!Number.isSafeInteger(id) || id <= 0) continue;
    writeRun(id, mergeRunLogs(readRun(id), readRunLog(log)));
    notifyRunWritten(id);
    noteUnsent(id);
  }
}
