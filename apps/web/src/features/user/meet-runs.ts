import { mergeRunLogs } from '@varde/domain/rebus/merge-run-logs';
import { readRunLog } from '@varde/domain/rebus/read-run-log';
import { readRun, storedRuns, tellRunWritten, writeRun } from '#platform/run-storage.ts';
import { noteUnsent, sendRuns } from '#platform/run-sync.ts';
import { loadBegun, loadQuiz, saveQuiz } from '#services/visitor-store.ts';

/**
 * The account's runs come to the device, and at the first meeting those of the device go to the account. False where something could
 * not be had.
 */
export async function meetRuns(isFirst: boolean): Promise<boolean> {
  if (isFirst) for (const id of storedRuns()) noteUnsent(id, 'quietly');
  const begun = await loadBegun();
  if (begun.status !== 'ok') return begun.status === 'signed-out';
  const answers = await Promise.all(begun.data.map(takeIn));
  await sendUnsentRuns();
  return answers.every(Boolean);
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
  tellRunWritten(id);
  return true;
}

export async function sendUnsentRuns(): Promise<void> {
  await sendRuns(async (id, log) => {
    const saved = await saveQuiz(id, log);
    if (saved.status === 'ok') return saved.data;
    throw new Error(`Rebus ${id}: ${saved.status}`);
  });
}
