/**
 * Runs that the server has not received yet. A signed-in visitor's are sent (`sendRuns`); without
 * an access token they wait (specification §6.2), as they do without a network.
 */
import { mergeRunLogs, readRunLog } from '@varde/domain/rebus/run-log';
import { createStore } from '#browser/store.ts';
import { readRun, notifyRunWritten, writeRun } from './run-storage.ts';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';

const UNSENT_KEY = 'quiz-unsent';

/** Puts `quiz_data` of a document and gives what is kept there now; rejects where it could not be sent. */
export type SendRun = (documentId: number, quizData: object) => Promise<unknown>;

export function unsentRuns(): number[] {
  const ids = (readStored(UNSENT_KEY) ?? '').split(',').map(Number);
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0);
}

const notes = createStore(0);

/** @param how `quietly` where whoever notes it sends it too */
export function noteUnsent(rebusId: number, how?: 'quietly'): void {
  const ids = new Set(unsentRuns());
  if (!ids.has(rebusId)) writeStored(UNSENT_KEY, [...ids, rebusId].join(','));
  if (how !== 'quietly') notes.set(notes.get() + 1);
}

/** Hears of every act in a run, from now on. */
export function onUnsentRun(listener: () => void): () => void {
  return notes.subscribe(listener);
}

/** Sends what waits and takes in what other devices have added. What cannot be sent waits on. */
export async function sendRuns(send: SendRun): Promise<void> {
  for (const id of unsentRuns()) {
    const sent = readRun(id);
    try {
      const remote = readRunLog(await send(id, sent));
      // Played on while it was under way: merged, and sent again.
      const now = readRun(id);
      const merged = mergeRunLogs(now, remote);
      writeRun(id, merged);
      if (merged.events.length > now.events.length) notifyRunWritten(id);
      if (JSON.stringify(now) === JSON.stringify(sent)) forget(id);
    } catch (error) {
      // oxlint-disable-next-line no-console -- specification §8.3: logged only
      console.warn('Could not store rebus data', error);
    }
  }
}

function forget(rebusId: number): void {
  const left = unsentRuns().filter((id) => id !== rebusId);
  if (left.length > 0) writeStored(UNSENT_KEY, left.join(','));
  else removeStored(UNSENT_KEY);
}
