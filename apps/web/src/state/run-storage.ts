/**
 * A visitor's rebus runs on the device: one entry each, in the format of `quiz_data` (specification
 * §3.7), for 90 days. Each change is stored synchronously, so that a killed page loses nothing.
 */
import { QUIZ_RECORDS_MAX } from '@varde/domain/constants';
import { EMPTY_LOG, type RunLog, readRunLog } from '@varde/domain/rebus/run-log';
import { createStore } from '#browser/store.ts';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';

export const runKey = (rebusId: number | ''): string => `quiz-${rebusId}`;

/** An empty log if there is no valid one. */
export function readRun(rebusId: number): RunLog {
  const text = readStored(runKey(rebusId));
  if (text === undefined) return EMPTY_LOG;
  try {
    return readRunLog(JSON.parse(text));
  } catch {
    return EMPTY_LOG;
  }
}

/**
 * False if the browser refuses, or holds as many rebuses as an account can: the run then lives as
 * long as the page.
 */
export function writeRun(rebusId: number, log: RunLog): boolean {
  const text = JSON.stringify(log);
  if (!hasRoomFor(rebusId)) return false;
  writeStored(runKey(rebusId), text);
  return readStored(runKey(rebusId)) === text;
}

/** Rebuses that were removed, or not played for the storage lifetime, make room. */
function hasRoomFor(rebusId: number): boolean {
  const others = storedRuns().filter((id) => id !== rebusId);
  if (others.length < QUIZ_RECORDS_MAX) return true;
  const disposable = others.filter((id) =>
    readRun(id).events.every(({ type }) => type === 'restarted'),
  );
  for (const id of disposable) removeStored(runKey(id));
  return disposable.length > 0;
}

/** Ids of rebuses with a run on this device. */
export function storedRuns(): number[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const [, id] = /^quiz-(\d+)$/.exec(key) ?? [];
      return id ? [Number(id)] : [];
    });
  } catch {
    return [];
  }
}

/** Id of the rebus whose run was last written by other code than the game. */
const written = createStore<number | undefined>(undefined);

/** Notifies an open game of changes from other devices. */
export function notifyRunWritten(rebusId: number): void {
  written.set(rebusId);
}

/** Calls the listener when another tab or device has changed the run. */
export function onRunWritten(rebusId: number, listener: () => void): () => void {
  return onWritten((key) => key === null || key === runKey(rebusId), listener);
}

/** As `onRunWritten`, for all rebuses. */
export function onAnyRunWritten(listener: () => void): () => void {
  return onWritten((key) => key === null || key.startsWith(runKey('')), listener);
}

function onWritten(matches: (key: string | null) => boolean, listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (matches(key)) listener();
    },
    { signal },
  );
  const stop = written.subscribe(() => {
    const id = written.get();
    if (id !== undefined && matches(runKey(id))) listener();
  });
  signal.addEventListener('abort', stop);
  return () => controller.abort();
}
