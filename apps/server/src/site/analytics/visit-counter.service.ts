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
  findPrinted,
  type VisitRow,
  type VisitSubject,
} from './analytics.repository.ts';

export interface VisitCounter {
  count(event: VisitEvent): void;
  /** Writes what was counted since the last time. What cannot be written now is written later. */
  flush(): Promise<void>;
  /** Writes the rest, and counts no more. */
  close(): Promise<void>;
}

interface CounterOptions {
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

const FLUSH_EVERY_MS = 5_000;
/** Of five seconds. */
const SUMS_MAX = 20_000;

export function createVisitCounter(
  database: Context['database'],
  { onError, now = () => new Date() }: CounterOptions,
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
    findPrinted(database, [...new Set(codes)]),
  ]);
  await addVisits(database, visitRows(sums, { documents, codes: printed }));
}

interface Countable {
  /** Documents that visitors can see, each with its owner. */
  readonly documents: ReadonlyMap<number, string | null>;
  readonly codes: ReadonlySet<string>;
}

/** What names nothing that is published is left out, but the page itself was seen. */
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
  // A goal is met on a page that has been counted by itself.
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

/** What events of one day, page, document, code, language and goal have in common is counted in one place. */
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

/** Visits summed up in memory until they are written. Holds what an event said of the page, never who said it. */
interface VisitBatch {
  /** False when there is no more room, and the event was left out. */
  add(event: VisitEvent, day: string): boolean;
  /** Everything so far; the batch is empty afterwards. */
  take(): VisitSum[];
  /** What could not be written: to be written with the rest. */
  giveBack(sums: readonly VisitSum[]): void;
}

/** @param most different sums at once: more are a flood, not visitors */
function createVisitBatch(most: number): VisitBatch {
  let sums = new Map<string, VisitSum>();
  const place = (candidate: VisitSum): VisitSum | undefined => {
    const { day, page, language, document, code, goal } = candidate;
    const key = JSON.stringify([day, page, language, document, code, goal]);
    const found = sums.get(key);
    if (found || sums.size >= most) return found;
    sums.set(key, candidate);
    return candidate;
  };
  const addSum = (sum: VisitSum): boolean => {
    const entry = place({ ...sum, visits: 0, engaged: 0, seconds: 0 });
    if (!entry) return false;
    entry.visits += sum.visits;
    entry.engaged += sum.engaged;
    entry.seconds += sum.seconds;
    return true;
  };
  return {
    add: (event, day) => addSum(sumOf(event, day)),
    take() {
      const drained = [...sums.values()];
      sums = new Map();
      return drained;
    },
    giveBack: (back) => back.forEach(addSum),
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
