/**
 * While somebody is signed in: what the device has and what the account has meet at sign-in and now and then, and every act goes to
 * the account at once. What cannot be sent waits until the network is back, the page is looked at again, or the next start.
 */
import { mergeFavourites, readFavourites, writeFavourites } from '@varde/domain/favourites';
import { mergeRunLogs, readRunLog } from '@varde/domain/rebus/run-log';
import { recordSync, lastSync } from '#state/account-sync.ts';
import {
  hasUnsentFavourites,
  onFavouriteChange,
  currentFavourites,
  noteFavouritesSent,
  mergeRemoteFavourites,
} from '#state/favourite-store.ts';
import { readRun, storedRuns, notifyRunWritten, writeRun } from '#state/run-storage.ts';
import { onUnsentRun, unsentRuns, noteUnsent, sendRuns } from '#state/run-sync.ts';
import { showToast } from '#state/toast.ts';
import { onResume } from '#browser/page-lifecycle.ts';
import {
  loadSettings,
  saveSettings,
  loadStartedIds,
  loadQuiz,
  saveQuiz,
} from '#api/visitor-store.ts';

/** The account is asked anew after so long: another device may have added something. */
const SYNC_INTERVAL_MS = 300_000;

/** @param laterMessage words for a favourite that could not be sent. @returns what ends it */
export function followAccount(laterMessage: () => string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const inTurn = oneAfterTheOther();
  const sendFavourites = async (shouldNotify: boolean) => {
    if ((await syncFavourites()) || signal.aborted || !shouldNotify) return;
    showToast({ message: laterMessage(), tone: 'info' });
  };
  const sendRest = async () => {
    if (hasUnsentFavourites()) await sendFavourites(false);
    if (unsentRuns().length > 0) await sendUnsentRuns();
  };
  const catchUp = () => inTurn(async () => ((await isDue()) ? sync() : sendRest()));
  signal.addEventListener('abort', onResume(catchUp));
  signal.addEventListener(
    'abort',
    onFavouriteChange(() => inTurn(() => sendFavourites(true))),
  );
  signal.addEventListener(
    'abort',
    onUnsentRun(() => inTurn(sendUnsentRuns)),
  );
  catchUp();
  return () => controller.abort();
}

async function isDue(): Promise<boolean> {
  const last = await lastSync();
  return last === undefined || Date.now() - last > SYNC_INTERVAL_MS;
}

async function sync(): Promise<void> {
  const isFirst = (await lastSync()) === undefined;
  const synced = [await syncFavourites(), await syncRuns(isFirst)];
  if (synced.every(Boolean)) await recordSync();
}

/** Two that run at once would send what the other has just taken in. */
function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve();
  return (step: () => Promise<unknown>): void => {
    last = last.then(step).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- specification §8.3: logged only
      console.warn('Could not store user settings', error);
    });
  };
}

/**
 * Device and account know of each other's favourites afterwards, and the account's other settings stay as they are. False where the
 * account could not be reached; what waits then waits on.
 */
async function syncFavourites(): Promise<boolean> {
  const loaded = await loadSettings();
  if (loaded.status !== 'ok')
    return isOver(loaded.status, 'Could not retrieve user data from API.');
  const theirs = readFavourites(loaded.data);
  mergeRemoteFavourites(theirs);
  const sent = mergeFavourites(currentFavourites(), theirs);
  const nextSettings = writeFavourites(loaded.data, sent, Date.now());
  if (isSameJson(nextSettings, writeFavourites(loaded.data, theirs, Date.now()))) {
    noteFavouritesSent(sent);
    return true;
  }
  const saved = await saveSettings(nextSettings);
  if (saved.status !== 'ok') return isOver(saved.status, 'Could not store user settings');
  mergeRemoteFavourites(readFavourites(saved.data));
  noteFavouritesSent(mergeFavourites(sent, readFavourites(saved.data)));
  return true;
}

/** Signed out meanwhile is no failure: the device keeps what it has. */
function isOver(status: string, message: string): boolean {
  // oxlint-disable-next-line no-console -- specification §8.3: logged only
  if (status !== 'signed-out') console.warn(message, status);
  return status === 'signed-out';
}

/** As written, where what is long forgotten has been left out. */
function isSameJson(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The account's runs come to the device, and at the first meeting those of the device go to the account. False where something could
 * not be had.
 */
async function syncRuns(isFirst: boolean): Promise<boolean> {
  if (isFirst) for (const id of storedRuns()) noteUnsent(id, 'quietly');
  const started = await loadStartedIds();
  if (started.status !== 'ok') return started.status === 'signed-out';
  const results = await Promise.all(started.data.map(takeIn));
  await sendUnsentRuns();
  return results.every(Boolean);
}

/** What another device has added. */
async function takeIn(id: number): Promise<boolean> {
  const loaded = await loadQuiz(id);
  if (loaded.status !== 'ok') return false;
  // Of a post, or of another app.
  if (!loaded.data || !('events' in loaded.data)) return true;
  const before = readRun(id);
  const merged = mergeRunLogs(before, readRunLog(loaded.data));
  if (JSON.stringify(before) === JSON.stringify(merged)) return true;
  writeRun(id, merged);
  notifyRunWritten(id);
  return true;
}

async function sendUnsentRuns(): Promise<void> {
  await sendRuns(async (id, log) => {
    const saved = await saveQuiz(id, log);
    if (saved.status === 'ok') return saved.data;
    throw new Error(`Rebus ${id}: ${saved.status}`);
  });
}
