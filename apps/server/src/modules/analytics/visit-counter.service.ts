/**
 * Counts visits (decisions.md §9): sums are kept in memory and added to the day's counts every few seconds and when the server
 * stops. Who visited is not known here, and nothing about it is kept anywhere.
 */
import type { VisitEvent } from '@varde/contract/visit-event';
import { museumDate } from '@varde/domain/museum-date';
import type { Context } from '#context.ts';
import { addVisits, findCountable, findPrinted } from './analytics.repository.ts';
import { createVisitBatch, type VisitSum } from './visit-batch.ts';
import { visitRows } from './visit-rows.ts';

export interface VisitCounter {
  count(event: VisitEvent): void;
  /** Writes what was counted since the last time. What cannot be written now is written later. */
  flush(): Promise<void>;
  /** Writes the rest, and counts no more. */
  close(): Promise<void>;
}

export interface CounterOptions {
  readonly onFault: (error: unknown) => void;
  readonly now?: () => Date;
}

const FLUSH_EVERY_MS = 5_000;
/** Of five seconds. */
const SUMS_MAX = 20_000;

export function createVisitCounter(
  database: Context['database'],
  { onFault, now = () => new Date() }: CounterOptions,
): VisitCounter {
  const batch = createVisitBatch(SUMS_MAX);
  let writing: Promise<void> = Promise.resolve();
  const writeBatch = async (): Promise<void> => {
    const sums = batch.take();
    if (sums.length === 0) return;
    try {
      await writeSums(database, sums);
    } catch (error) {
      batch.giveBack(sums);
      onFault(error);
    }
  };
  const flush = (): Promise<void> => (writing = writing.then(writeBatch));
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    count: (event) => void batch.add(event, museumDate(now())),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

async function writeSums(database: Context['database'], sums: readonly VisitSum[]): Promise<void> {
  const ids = sums.flatMap(({ document }) => document ?? []);
  const codes = sums.flatMap(({ code }) => code ?? []);
  const [documents, printed] = await Promise.all([
    findCountable(database, [...new Set(ids)]),
    findPrinted(database, [...new Set(codes)]),
  ]);
  await addVisits(database, visitRows(sums, { documents, codes: printed }));
}
