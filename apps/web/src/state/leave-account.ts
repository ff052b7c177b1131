import { LAST_SYNC_KEY } from './last-sync-key.ts';
import { readStored } from '#browser/storage.ts';

/** Favourites and runs, with what is noted beside them. */
const THINGS = /^(?:favourites|quiz-)/;
const UNSENT = ['favourites-unsent', 'favourites-pressed', 'quiz-unsent'];

/**
 * Whoever logs out leaves nothing on the device that the next one who logs in here would take for theirs: it is in the account. What
 * the account lacks stays, and so does everything where the device has never met one.
 */
export function leaveAccount(): void {
  if (readStored(LAST_SYNC_KEY) === undefined) return;
  if (UNSENT.some((key) => readStored(key) !== undefined)) return;
  forgetThings();
}

/**
 * Whoever signs in where somebody else's session ended by itself does not take their things along either, not even those that their
 * account lacks: into another's account they must not come.
 */
export function leaveOthersAccount(uniqueId: string | undefined): void {
  const [owner] = (readStored(LAST_SYNC_KEY) ?? '').split(' ');
  if (owner !== '' && owner !== uniqueId) forgetThings();
}

function forgetThings(): void {
  for (const key of Object.keys(localStorage)) if (THINGS.test(key)) localStorage.removeItem(key);
}
