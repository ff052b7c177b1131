/**
 * While signed in: syncs device and account at sign-in and at intervals, and sends every change at
 * once. What cannot be sent waits until the network is back, the page is visible again, or the next
 * start.
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
import { logFailure } from '#browser/log-failure.ts';
import { onResume } from '#browser/page-lifecycle.ts';
import {
  loadSettings,
  saveSettings,
  loadStartedIds,
  loadQuiz,
  saveQuiz,
} from '#api/visitor-store.ts';

/** Sync interval: another device may have added something. */
const SYNC_INTERVAL_MS = 300_000;

/** @param laterMessage shown when a favourite could not be sent @returns the function to stop it */
export function followAccount(laterMessage: () => string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const enqueue = createSerialQueue();
  const sendFavourites = async (shouldNotify: boolean) => {
    if ((await syncFavourites()) || signal.aborted || !shouldNotify) return;
    showToast({ message: laterMessage(), tone: 'info' });
  };
  const sendRest = async () => {
    if (hasUnsentFavourites()) await sendFavourites(false);
    if (unsentRuns().length > 0) await sendUnsentRuns();
  };
  const syncOrSend = () => enqueue(async () => ((await isDue()) ? sync() : sendRest()));
  signal.addEventListener('abort', onResume(syncOrSend));
  signal.addEventListener(
    'abort',
    onFavouriteChange(() => enqueue(() => sendFavourites(true))),
  );
  signal.addEventListener(
    'abort',
    onUnsentRun(() => enqueue(sendUnsentRuns)),
  );
  syncOrSend();
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

/** Concurrent syncs would send what the other has just received. */
function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return (step: () => Promise<unknown>): void => {
    last = last.then(step).catch((error: unknown) => {
      logFailure('Could not store user settings', error);
    });
  };
}

/**
 * Merges the favourites of device and account; other settings of the account are unchanged. False
 * when the account is unreachable; unsent changes stay queued.
 */
async function syncFavourites(): Promise<boolean> {
  const loaded = await loadSettings();
  if (loaded.status !== 'ok')
    return reportUnlessSignedOut(loaded.status, 'Could not retrieve user data from API.');
  const accountFavourites = readFavourites(loaded.data);
  mergeRemoteFavourites(accountFavourites);
  const sent = mergeFavourites(currentFavourites(), accountFavourites);
  const nextSettings = writeFavourites(loaded.data, sent, Date.now());
  if (isSameJson(nextSettings, writeFavourites(loaded.data, accountFavourites, Date.now()))) {
    noteFavouritesSent(sent);
    return true;
  }
  const saved = await saveSettings(nextSettings);
  if (saved.status !== 'ok')
    return reportUnlessSignedOut(saved.status, 'Could not store user settings');
  mergeRemoteFavourites(readFavourites(saved.data));
  noteFavouritesSent(mergeFavourites(sent, readFavourites(saved.data)));
  return true;
}

/** Signing out in the meantime is not a failure: the device retains its data. */
function reportUnlessSignedOut(status: string, message: string): boolean {
  if (status !== 'signed-out') logFailure(message, status);
  return status === 'signed-out';
}

/** Compares values as stored, without expired entries. */
const isSameJson = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Receives the account's runs and, at the first sync, sends those of the device. False when
 * something failed.
 */
async function syncRuns(isFirst: boolean): Promise<boolean> {
  if (isFirst) for (const id of storedRuns()) noteUnsent(id, 'quietly');
  const started = await loadStartedIds();
  // The list is then that of the device (specification §8.2).
  if (started.status !== 'ok')
    return reportUnlessSignedOut(started.status, 'Could not fetch rebus data');
  const results = await Promise.all(started.data.map(receiveRun));
  await sendUnsentRuns();
  return results.every(Boolean);
}

/** Merges the events of other devices into the stored run. False when it fails to load. */
async function receiveRun(id: number): Promise<boolean> {
  const loaded = await loadQuiz(id);
  if (loaded.status !== 'ok')
    return reportUnlessSignedOut(loaded.status, 'Could not fetch rebus data');
  // An entry of a post, or of another app.
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
