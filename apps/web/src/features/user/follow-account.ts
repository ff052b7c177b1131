/**
 * While somebody is signed in: what the device has and what the account has meet at sign-in and now and then, and every act goes to
 * the account at once. What cannot be sent waits until the network is back, the page is looked at again, or the next start.
 */
import { keepMeeting, lastMeeting } from '#platform/account-meeting.ts';
import { hasUnsentFavourites, onFavouritePress } from '#platform/favourite-store.ts';
import { onUnsentRun, unsentRuns } from '#platform/run-sync.ts';
import { showToast } from '#platform/toast.ts';
import { onWaking } from '#platform/waking.ts';
import { meetFavourites } from './meet-favourites.ts';
import { meetRuns, sendUnsentRuns } from './meet-runs.ts';

/** The account is asked anew after so long: another device may have added something. */
const MEET_EVERY_MS = 300_000;

/** @param tellLater words for a favourite that could not be sent. @returns what ends it */
export function followAccount(tellLater: () => string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const inTurn = oneAfterTheOther();
  const sendFavourites = async (isTold: boolean) => {
    if ((await meetFavourites()) || signal.aborted || !isTold) return;
    showToast({ message: tellLater(), tone: 'info' });
  };
  const sendRest = async () => {
    if (hasUnsentFavourites()) await sendFavourites(false);
    if (unsentRuns().length > 0) await sendUnsentRuns();
  };
  const catchUp = () => inTurn(async () => ((await isDue()) ? meet() : sendRest()));
  signal.addEventListener('abort', onWaking(catchUp));
  signal.addEventListener(
    'abort',
    onFavouritePress(() => inTurn(() => sendFavourites(true))),
  );
  signal.addEventListener(
    'abort',
    onUnsentRun(() => inTurn(sendUnsentRuns)),
  );
  catchUp();
  return () => controller.abort();
}

async function isDue(): Promise<boolean> {
  const last = await lastMeeting();
  return last === undefined || Date.now() - last > MEET_EVERY_MS;
}

async function meet(): Promise<void> {
  const isFirst = (await lastMeeting()) === undefined;
  const haveMet = [await meetFavourites(), await meetRuns(isFirst)];
  if (haveMet.every(Boolean)) await keepMeeting();
}

/** Two that run at once would send what the other has just taken in. */
function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve();
  return (step: () => Promise<unknown>): void => {
    last = last.then(step).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- specification §8: logged only
      console.warn('Could not store user settings', error);
    });
  };
}
