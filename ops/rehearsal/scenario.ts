/** A scenario does something to the chain under load, and measures what visitors notice. */
import { SERVERS } from './addresses.ts';
import type { Chain } from './chain.ts';
import type { Tally, Visits } from './visitors.ts';

export interface ResultRow {
  readonly what: string;
  readonly figure: string;
  readonly isRight: boolean;
  /** The reasons when it is not right. */
  readonly details?: readonly string[];
}

export interface ScenarioContext {
  readonly chain: Chain;
  readonly visits: Visits;
  /** For files of the rehearsal. */
  readonly folder: string;
  /** Seconds of each measurement. */
  readonly seconds: number;
  /** Whether nothing else runs on the machine; in the short form no times are judged. */
  readonly isAlone: boolean;
}

export type Scenario = (context: ScenarioContext) => Promise<readonly ResultRow[]>;

/** Whether a duration is within its limit. Infinite ones never are. */
export const isInTime = ({ isAlone }: ScenarioContext, ms: number, atMostMs: number): boolean =>
  isAlone ? ms <= atMostMs : Number.isFinite(ms);

export const POLL_MS = 20;

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** The text of `/metrics` of each server, in the order of `SERVERS`. */
export const readMetrics = ({ ports }: Chain): Promise<readonly string[]> =>
  Promise.all(
    SERVERS.map(async (server) =>
      (await fetch(`http://127.0.0.1:${ports[server]}/metrics`)).text(),
    ),
  );

/** A metric of each server. */
export const readMetric = async (chain: Chain, name: string): Promise<readonly number[]> =>
  (await readMetrics(chain)).map((text) => metricOf(text, name));

/** Sum of the samples of a metric, whatever their labels are. @param labels regular expression */
export function metricOf(text: string, name: string, labels = '.*'): number {
  const samples = text.matchAll(new RegExp(`^${name}(?:\\{${labels}\\})? (\\S+)$`, 'gm'));
  return [...samples].reduce((sum, [, value]) => sum + Number(value), 0);
}

/** A row about reads, none of which may fail. */
export const readsRow = (what: string, { reads, freshReads }: Visits): ResultRow =>
  rowOfReads(what, [reads, freshReads]);

/** Same, of those that no cache has. */
export const freshReadsRow = (what: string, { freshReads }: Visits): ResultRow =>
  rowOfReads(what, [freshReads]);

function rowOfReads(what: string, tallies: readonly Tally[]): ResultRow {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((all, one) => all + of(one), 0);
  const [done, failed] = [sum((tally) => tally.done), sum((tally) => tally.failed)];
  const p99 = percentile(
    tallies.flatMap(({ times }) => times),
    0.99,
  );
  return {
    what,
    figure: `${failed} of ${done} reads failed; p99 ${p99.toFixed()} ms`,
    isRight: failed === 0 && tallies.every((tally) => tally.done > 0),
    details: tallies.flatMap(({ failures }) => failures),
  };
}

/** A row about writes that must all succeed. */
export const writesRow = (what: string, { writes }: Visits): ResultRow => ({
  what: `${what}: writes`,
  figure: `${writes.failed} of ${writes.done} failed`,
  isRight: writes.failed === 0 && writes.done > 0,
  details: writes.failures,
});

/** The router writes when it rendered a page, which does not change what a visitor sees. */
export const withoutTimes = (html: string): string => html.replaceAll(/\bu:\d{13}\b/g, 'u:0');
