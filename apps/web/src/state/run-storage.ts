/**
 * A visitor's runs of rebuses on the device: one entry each, in the format of `quiz_data`
 * (specification §3.7), for 90 days. Written in the step that changes it, so that a killed page
 * loses nothing.
 */
import { EMPTY_LOG, type RunLog, readRunLog } from '@varde/domain/rebus/run-log';
import { createStore } from '#browser/store.ts';
import { readStored, writeStored } from '#browser/storage.ts';

export const runKey = (rebusId: number | ''): string => `quiz-${rebusId}`;

/** An empty log where there is none, or none that can be read. */
export function readRun(rebusId: number): RunLog {
  const text = readStored(runKey(rebusId));
  if (text === undefined) return EMPTY_LOG;
  try {
    return readRunLog(JSON.parse(text));
  } catch {
    return EMPTY_LOG;
  }
}

/** False where the browser keeps nothing: the run then lives as long as the page. */
export function writeRun(rebusId: number, log: RunLog): boolean {
  const text = JSON.stringify(log);
  writeStored(runKey(rebusId), text);
  return readStored(runKey(rebusId)) === text;
}

/** Ids of the rebuses that have a run on this device. */
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

/** Of the rebus whose run was written last, by other than the game. */
const written = createStore<number | undefined>(undefined);

/** For who brings in what another device has done: a game that is open takes it up. */
export function notifyRunWritten(rebusId: number): void {
  written.set(rebusId);
}

/** Hears of what other tabs and devices write. */
export function onRunWritten(rebusId: number, listener: () => void): () => void {
  return onWritten((key) => key === null || key === runKey(rebusId), listener);
}

/** The same of every rebus. */
export function onAnyRunWritten(listener: () => void): () => void {
  return onWritten((key) => key === null || key.startsWith(runKey('')), listener);
}

function onWritten(concerns: (key: string | null) => boolean, listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (concerns(key)) listener();
    },
    { signal },
  );
  const stop = written.subscribe(() => {
    const id = written.get();
    if (id !== undefined && concerns(runKey(id))) listener();
  });
  signal.addEventListener('abort', stop);
  return () => controller.abort();
}
