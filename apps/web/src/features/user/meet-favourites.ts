import {
  mergeFavourites,
  readFavourites,
  writeFavourites,
} from '@varde/domain/favourites/favourites';
import { keptFavourites, noteFavouritesSent, takeInFavourites } from '#platform/favourite-store.ts';
import { loadSettings, saveSettings } from '#services/visitor-store.ts';

/**
 * Device and account know of each other's favourites afterwards, and the account's other settings stay as they are. False where the
 * account could not be reached; what waits then waits on.
 */
export async function meetFavourites(): Promise<boolean> {
  const loaded = await loadSettings();
  if (loaded.status !== 'ok')
    return isOver(loaded.status, 'Could not retrieve user data from API.');
  const theirs = readFavourites(loaded.data);
  takeInFavourites(theirs);
  const sent = mergeFavourites(keptFavourites(), theirs);
  const wanted = writeFavourites(loaded.data, sent, Date.now());
  if (sayTheSame(wanted, writeFavourites(loaded.data, theirs, Date.now()))) {
    noteFavouritesSent(sent);
    return true;
  }
  const saved = await saveSettings(wanted);
  if (saved.status !== 'ok') return isOver(saved.status, 'Could not store user settings');
  takeInFavourites(readFavourites(saved.data));
  noteFavouritesSent(mergeFavourites(sent, readFavourites(saved.data)));
  return true;
}

/** Signed out meanwhile is no failure: the device keeps what it has. */
function isOver(status: string, message: string): boolean {
  // oxlint-disable-next-line no-console -- specification §8: logged only
  if (status !== 'signed-out') console.warn(message, status);
  return status === 'signed-out';
}

/** As written, where what is long forgotten has been left out. */
function sayTheSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
