/**
 * While signed in: syncs device and account at sign-in and at intervals, and sends every change at
 * once. What cannot be sent waits until the network is back, the page is visible again, or the next
 * start.
 */
import { mergeFavourites, readFavourites, writeFavourites } from '@varde/domain/favourites';
import { mergeRunLogs, readRunLog } from '@varde/domain/rebus/run-log';
import { quizDataExcess } from '@varde/domain/user-data-limits';
import { languageOrFallback } from '@varde/domain/languages';
import { pagesMessages } from '#i18n/groups/pages.ts';
import { loadGroupText } from '#i18n/lazy-texts.ts';
import { recordSync, lastSync } from '#state/account-sync.ts';
import {
  hasUnsentFavourites,
  onFavouriteChange,
  currentFavourites,
  noteFavouritesSent,
  mergeRemoteFavourites,
} from '#state/favourite-store.ts';
import { readRun, storedRuns, notifyRunWritten, writeRun } from '#state/run-storage.ts';
import { onUnsentRun, unsentRuns, noteUnsent, sendRuns as sendEach } from '#state/run-sync.ts';
import { showToast } from '#state/toast.ts';
import { visitorLanguage } from '#state/visitor-language.ts';
import { logFailure } from '#browser/log-failure.ts';
import { onResume } from '#browser/page-lifecycle.ts';
import {
  loadSettings,
  saveSettings,
  loadStartedIds,
  loadQuiz,
  saveQuiz,
  type VisitorResult,
} from '#api/visitor-store.ts';

/** Sync interval: another device may have added something. */
const SYNC_INTERVAL_MS = 300_000;

type FullPart = 'favourites' | 'rebuses';

/** `full`: the account has no room; what it lacks stays on the device, unsent. */
type SyncResult = 'synced' | 'later' | 'full';

/** @param laterMessage shown when a favourite could not be sent @returns the function to stop it */
export function followAccount(laterMessage: () => string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const enqueue = createSerialQueue();
  const announced = new Set<FullPart>();
  /** Once: the next changes of this page meet the same limit. */
  const announceFull = async (what: FullPart) => {
    if (announced.has(what)) return;
    announced.add(what);
    const t = await loadGroupText(pagesMessages, languageOrFallback(visitorLanguage()));
    if (!signal.aborted) showToast({ message: t(`user.${what}Full`), tone: 'warning' });
  };
  const sendFavourites = async (shouldNotify: boolean): Promise<SyncResult> => {
    const result = await syncFavourites();
    if (result === 'full') await announceFull('favourites');
    if (result === 'later' && !signal.aborted && shouldNotify)
      showToast({ message: laterMessage(), tone: 'info' });
    return result;
  };
  const sendRuns = async () => {
    if ((await sendUnsentRuns()) === 'full') await announceFull('rebuses');
  };
  const sync = async () => {
    const isFirst = (await lastSync()) === undefined;
    const isReached = (await sendFavourites(false)) !== 'later';
    const isReceived = await receiveRuns(isFirst);
    await sendRuns();
    if (isReached && isReceived) await recordSync();
  };
  const sendRest = async () => {
    if (hasUnsentFavourites()) await sendFavourites(false);
    if (unsentRuns().length > 0) await sendRuns();
  };
  const syncOrSend = () => enqueue(async () => ((await isDue()) ? sync() : sendRest()));
  signal.addEventListener('abort', onResume(syncOrSend));
  signal.addEventListener(
    'abort',
    onFavouriteChange(() => enqueue(() => sendFavourites(true))),
  );
  signal.addEventListener(
    'abort',
    onUnsentRun(() => enqueue(sendRuns)),
  );
  syncOrSend();
  return () => controller.abort();
}

async function isDue(): Promise<boolean> {
  const last = await lastSync();
  return last === undefined || Date.now() - last > SYNC_INTERVAL_MS;
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
 * Merges the favourites of device and account; other settings of the account are unchanged. Unsent
 * changes stay queued when the account is unreachable or full.
 */
async function syncFavourites(): Promise<SyncResult> {
  const loaded = await loadSettings();
  if (loaded.status !== 'ok')
    return failed(loaded.status, 'Could not retrieve user data from API.');
  const accountFavourites = readFavourites(loaded.data);
  if (!mergeRemoteFavourites(accountFavourites)) return 'full';
  const sent = mergeFavourites(currentFavourites(), accountFavourites);
  const nextSettings = writeFavourites(loaded.data, sent, Date.now());
  if (isSameJson(nextSettings, writeFavourites(loaded.data, accountFavourites, Date.now()))) {
    noteFavouritesSent(sent);
    return 'synced';
  }
  const saved = await saveSettings(nextSettings);
  if (isRefusedAsFull(saved)) return 'full';
  if (saved.status !== 'ok') return failed(saved.status, 'Could not store user settings');
  mergeRemoteFavourites(readFavourites(saved.data));
  noteFavouritesSent(mergeFavourites(sent, readFavourites(saved.data)));
  return 'synced';
}

const TOO_LARGE = 413;
const TOO_MANY = 429;

const isRefusedAsFull = (result: VisitorResult<unknown>): boolean =>
  result.status === 'failed' && result.httpStatus === TOO_LARGE;

const failed = (status: string, message: string): SyncResult =>
  reportUnlessSignedOut(status, message) ? 'synced' : 'later';

/** Signing out in the meantime is not a failure: the device retains its data. */
function reportUnlessSignedOut(status: string, message: string): boolean {
  if (status !== 'signed-out') logFailure(message, status);
  return status === 'signed-out';
}

/** Compares values as stored, without expired entries. */
const isSameJson = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Receives the account's runs and, at the first sync, queues those of the device. False when
 * something failed.
 */
async function receiveRuns(isFirst: boolean): Promise<boolean> {
  if (isFirst) for (const id of storedRuns()) noteUnsent(id, 'quietly');
  const started = await loadStartedIds();
  // The list is then that of the device (specification §8.2).
  if (started.status !== 'ok')
    return reportUnlessSignedOut(started.status, 'Could not fetch rebus data');
  const results = await Promise.all(started.data.map(receiveRun));
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
  // Without room for it, the run stays in the account.
  if (quizDataExcess(merged) === undefined && writeRun(id, merged)) notifyRunWritten(id);
  return true;
}

/** Each run by itself: one for which the account has no room does not keep back the others. */
async function sendUnsentRuns(): Promise<SyncResult> {
  let result: SyncResult = 'synced';
  let mustWait = false;
  await sendEach(async (id, log) => {
    if (mustWait) throw new Error(`Rebus ${id}: too many requests, waiting`);
    const saved = await saveQuiz(id, log);
    if (saved.status === 'ok') return saved.data;
    if (isRefusedAsFull(saved)) result = 'full';
    mustWait = saved.status === 'failed' && saved.httpStatus === TOO_MANY;
    throw new Error(`Rebus ${id}: ${saved.status}`);
  });
  return result;
}
