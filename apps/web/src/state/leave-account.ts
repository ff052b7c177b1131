import { readStored } from '#browser/storage.ts';

/** Keys of favourites and runs, with their bookkeeping. */
const VISITOR_KEYS = /^(?:favourites|quiz-)/;
const UNSENT = ['favourites-unsent', 'favourites-pressed', 'quiz-unsent'];

/**
 * Removes the visitor's data on sign-out, so that the next account on this device does not receive
 * it. Nothing is removed while the account lacks some of it, or if the device has never synced.
 */
export function leaveAccount(): void {
  if (readStored(LAST_SYNC_KEY) === undefined) return;
  if (UNSENT.some((key) => readStored(key) !== undefined)) return;
  removeVisitorData();
}

/**
 * Removes the data of another account whose session had expired, also what that account lacks: it
 * must not be merged into the new account.
 */
export function leaveOthersAccount(uniqueId: string | undefined): void {
  const [owner] = (readStored(LAST_SYNC_KEY) ?? '').split(' ');
  if (owner !== '' && owner !== uniqueId) removeVisitorData();
}

function removeVisitorData(): void {
  for (const key of Object.keys(localStorage))
    if (VISITOR_KEYS.test(key)) localStorage.removeItem(key);
}

/** Key of the last sync and its account; a module of its own, since its writer is loaded lazily. */
export const LAST_SYNC_KEY = 'favourites-met';
