/**
 * Counts visits (specification §4.2): sums are held in memory and added to the day's counts every
 * few seconds and on shutdown. Nothing here identifies a visitor, and nothing that does is stored.
 */
import type { VisitEvent } from '@varde/contract/visit-event';
import { museumDate } from '@varde/domain/museum-date';
import { countedLanguage } from '@varde/domain/visits';
import type { Context } from '#context.ts';
import {
  addVisits,
  findCountable,
  findExistingCodes,
  type VisitRow,
  type VisitSubject,
} from './analytics.repository.ts';

export interface VisitCounter {
  count(event: VisitEvent): void;
  /** Writes pending counts; counts that cannot be written are retried later. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  close(): Promise<void>;
}

interface CounterOptions {
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

const FLUSH_EVERY_MS = 5_000;
/** Limit per flush interval. */
const MAX_SUMS = 20_000;

export function createVisitCounter(
  database: Context['database'],
  { onError, now = () => new Date() }: CounterOptions,
): VisitCounter {
  const batch = createVisitBatch(MAX_SUMS);
  let writing: Promise<void> = Promise.resolve();
  const writeBatch = async (): Promise<void> => {
    const sums = batch.drain();
    if (sums.length === 0) return;
    try {
      await writeSums(database, sums);
    } catch (error) {
      batch.restore(sums);
      onError(error);
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
    findExistingCodes(database, [...new Set(codes)]),
  ]);
  await addVisits(database, visitRows(sums, { documents, codes: printed }));
}

interface Countable {
  /** Visible documents, each with its owner. */
  readonly documents: ReadonlyMap<number, string | null>;
  readonly codes: ReadonlySet<string>;
}

/** Unpublished documents and unknown codes are dropped; the page view itself counts. */
function visitRows(sums: readonly VisitSum[], countable: Countable): VisitRow[] {
  const rows = new Map<string, VisitRow>();
  for (const sum of sums) {
    for (const [subject, ref] of subjectsOf(sum, countable)) {
      const key = `${sum.day} ${subject} ${ref}`;
      const row = rows.get(key) ?? {
        day: sum.day,
        subject,
        ref,
        visits: 0,
        engaged: 0,
        seconds: 0,
      };
      row.visits += sum.visits;
      row.engaged += sum.engaged;
      row.seconds += sum.seconds;
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

function subjectsOf(
  { page, language, document, code, goal }: VisitSum,
  { documents, codes }: Countable,
): [VisitSubject, string][] {
  // A goal occurs on a page that has been counted by itself.
  if (goal !== undefined) return [['goal', goal]];
  const subjects: [VisitSubject, string][] = [
    ['page', page],
    ['language', language],
  ];
  if (document !== undefined && documents.has(document)) {
    subjects.push(['document', String(document)]);
    const owner = documents.get(document);
    if (owner) subjects.push(['owner', owner]);
  }
  if (code !== undefined && codes.has(code)) subjects.push(['code', code]);
  return subjects;
}

/** Counts of all events with the same day, page, document, code, language and goal. */
interface VisitSum {
  readonly day: string;
  readonly page: string;
  readonly language: string;
  readonly document: number | undefined;
  readonly code: string | undefined;
  readonly goal: string | undefined;
  visits: number;
  engaged: number;
  seconds: number;
}

/** Counts in memory until they are written. Holds properties of the page, never of the visitor. */
interface VisitBatch {
  /** False when the batch is full and the event was dropped. */
  add(event: VisitEvent, day: string): boolean;
  /** Returns and removes all counts. */
  drain(): VisitSum[];
  /** Adds counts that could not be written. */
  restore(sums: readonly VisitSum[]): void;
}

/** @param max distinct counts; more indicate a flood */
function createVisitBatch(max: number): VisitBatch {
  let sums = new Map<string, VisitSum>();
  const findOrAdd = (candidate: VisitSum): VisitSum | undefined => {
    const { day, page, language, document, code, goal } = candidate;
    const key = JSON.stringify([day, page, language, document, code, goal]);
    const found = sums.get(key);
    if (found || sums.size >= max) return found;
    sums.set(key, candidate);
    return candidate;
  };
  const addSum = (sum: VisitSum): boolean => {
    const entry = findOrAdd({ ...sum, visits: 0, engaged: 0, seconds: 0 });
    if (!entry) return false;
    entry.visits += sum.visits;
    entry.engaged += sum.engaged;
    entry.seconds += sum.seconds;
    return true;
  };
  return {
    add: (event, day) => addSum(sumOf(event, day)),
    drain() {
      const drained = [...sums.values()];
      sums = new Map();
      return drained;
    },
    restore: (failed) => failed.forEach(addSum),
  };
}

function sumOf(event: VisitEvent, day: string): VisitSum {
  const { name, page, document, code, goal } = event;
  const isEngagement = name === 'engagement';
  return {
    day,
    page,
    language: countedLanguage(event.language),
    document,
    code: name === 'pageview' ? code : undefined,
    goal: name === 'goal' ? goal : undefined,
    visits: isEngagement ? 0 : 1,
    engaged: isEngagement && !event.again ? 1 : 0,
    seconds: isEngagement ? (event.seconds ?? 0) : 0,
  };
}
