/** A scenario does something to the chain under load, and measures what visitors notice. */
import { setTimeout } from 'node:timers/promises';
import { SERVERS } from './addresses.ts';
import type { Chain } from './chain.ts';
import type { Visits } from './visitors.ts';

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
}

export type Scenario = (context: ScenarioContext) => Promise<readonly ResultRow[]>;

export const POLL_MS = 20;

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** A metric of each server, in the order of `SERVERS`. */
export const readMetric = ({ ports }: Chain, name: string): Promise<readonly number[]> =>
  Promise.all(
    SERVERS.map(async (server) => {
      const text = await (await fetch(`http://127.0.0.1:${ports[server]}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
    }),
  );

/** A row about reads, none of which may fail. */
export const readsRow = (what: string, { reads }: Visits): ResultRow => ({
  what,
  figure: `${reads.failed} of ${reads.done} reads failed; p99 ${percentile(reads.times, 0.99).toFixed()} ms`,
  isRight: reads.failed === 0 && reads.done > 0,
  details: reads.failures,
});

/** A row about writes that must all succeed. */
export const writesRow = (what: string, { writes }: Visits): ResultRow => ({
  what: `${what}: writes`,
  figure: `${writes.failed} of ${writes.done} failed`,
  isRight: writes.failed === 0 && writes.done > 0,
  details: writes.failures,
});

/** Each server has been asked for everything, in each language: some are chosen in turn. */
const WARM_READS = 15_000;
const WARM_WITHIN_MS = 60_000;

/** Until the visitors have been everywhere, in each language. */
export async function warmUp(visits: Visits): Promise<void> {
  visits.reset();
  const end = performance.now() + WARM_WITHIN_MS;
  while (visits.reads.done < WARM_READS && performance.now() < end) await setTimeout(POLL_MS);
}

/** The router writes when it rendered a page, which does not change what a visitor sees. */
export const withoutTimes = (html: string): string => html.replaceAll(/\bu:\d{13}\b/g, 'u:0');
