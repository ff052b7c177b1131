/**
 * Runs that the server has not received yet. A signed-in visitor's are sent by `sendRuns`; without
 * an access token (specification §6.2) or network they wait.
 */
import { mergeRunLogs, readRunLog } from '@varde/domain/rebus/run-log';
import { logFailure } from '#browser/log-failure.ts';
import { createStore } from '#browser/store.ts';
import { readRun, notifyRunWritten, writeRun } from './run-storage.ts';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';

const UNSENT_KEY = 'quiz-unsent';

/** Stores a document's `quiz_data` on the server, returns the merged result; rejects on failure. */
export type SendRun = (documentId: number, quizData: object) => Promise<unknown>;

export function unsentRuns(): number[] {
  const ids = (readStored(UNSENT_KEY) ?? '').split(',').map(Number);
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0);
}

const notes = createStore(0);

/** @param how `quietly` if the caller sends it itself */
export function noteUnsent(rebusId: number, how?: 'quietly'): void {
  const ids = new Set(unsentRuns());
  if (!ids.has(rebusId)) writeStored(UNSENT_KEY, [...ids, rebusId].join(','));
  if (how !== 'quietly') notes.set(notes.get() + 1);
}

/** Calls the listener on every change of a run. */
export function onUnsentRun(listener: () => void): () => void {
  return notes.subscribe(listener);
}

/** Sends unsent runs and merges changes of other devices. Failed ones stay unsent. */
export async function sendRuns(send: SendRun): Promise<void> {
  for (const id of unsentRuns()) {
    const sent = readRun(id);
    try {
      const remote = readRunLog(await send(id, sent));
      // Changed meanwhile: merged, and sent again.
      const now = readRun(id);
      const merged = mergeRunLogs(now, remote);
      writeRun(id, merged);
      if (merged.events.length > now.events.length) notifyRunWritten(id);
      if (JSON.stringify(now) === JSON.stringify(sent)) markSent(id);
    } catch (error) {
      logFailure('Could not store rebus data', error);
    }
  }
}

function markSent(rebusId: number): void {
  const left = unsentRuns().filter((id) => id !== rebusId);
  if (left.length > 0) writeStored(UNSENT_KEY, left.join(','));
  else removeStored(UNSENT_KEY);
}
