/** The primary database is killed, then switched: no acknowledged write is lost. */
import { setTimeout } from 'node:timers/promises';
import type { Chain } from './chain.ts';
import {
  freshReadsRow,
  isInTime,
  POLL_MS,
  readsRow,
  type ResultRow,
  type Scenario,
  type ScenarioContext,
} from './scenario.ts';
import { send } from './http-client.ts';

const WRITES_REFUSED_AT_MOST_MS = 10_000;
const PRIMARY_WITHIN_MS = 60_000;

export async function untilPrimary(chain: Chain, isIt: (name: string) => boolean): Promise<void> {
  const end = performance.now() + PRIMARY_WITHIN_MS;
  for (;;) {
    const name = await chain.primary();
    if (name !== undefined && isIt(name)) return;
    if (performance.now() > end) throw new Error('No other database became the primary.');
    await setTimeout(POLL_MS);
  }
}

/** Acknowledged writes that the database does not hold. */
async function lostWrites({ chain, visits }: ScenarioContext, tokens: ReadonlyMap<string, string>) {
  const lost: string[] = [];
  for (const [name, value] of visits.acknowledged) {
    const headers = { 'api-key': 'varde-local', authorization: `Bearer ${tokens.get(name)}` };
    const port = chain.ports.visitors;
    const text = await readAtLast({ port, path: '/api/v3/user-settings/current', headers });
    const stored = Number(/"value":(\d+)/.exec(text)?.[1] ?? 0);
    if (stored < value) lost.push(`${name}: ${value} acknowledged, ${stored} stored`);
  }
  return lost;
}

/** A read that fails has lost nothing, and is repeated. */
async function readAtLast(request: Parameters<typeof send>[0]): Promise<string> {
  const end = performance.now() + PRIMARY_WITHIN_MS;
  for (;;) {
    const { status, text } = await send(request);
    if (status === 200 || performance.now() > end) return text;
    await setTimeout(POLL_MS);
  }
}

/** What visitors noticed of a database that was unavailable, since the visits were reset. */
export async function rowsOfOutage(
  context: ScenarioContext,
  tokens: ReadonlyMap<string, string>,
  what: string,
): Promise<readonly ResultRow[]> {
  const { visits } = context;
  const { writes } = visits;
  const gap = visits.longestWithoutWrite();
  const lost = await lostWrites(context, tokens);
  return [
    readsRow(what, visits),
    freshReadsRow(`${what}: those that no cache has`, visits),
    {
      what: `${what}: writes`,
      figure: `refused for ${(gap / 1_000).toFixed(1)} s; ${writes.failed} of ${writes.done}, ${writes.refused} of these with 503 and Retry-After`,
      isRight:
        isInTime(context, gap, WRITES_REFUSED_AT_MOST_MS) && writes.refused === writes.failed,
      details: writes.failures,
    },
    {
      what: `${what}: acknowledged writes that were lost`,
      figure: String(lost.length),
      isRight: lost.length === 0 && visits.acknowledged.size > 0,
      details: lost,
    },
  ];
}

export async function untilWritten({ visits }: ScenarioContext): Promise<void> {
  const written = (): number => visits.writes.done - visits.writes.failed;
  const least = written() + 2 * visits.acknowledged.size;
  const end = performance.now() + PRIMARY_WITHIN_MS;
  while (written() < least)
    if (performance.now() > end) throw new Error('No write succeeded after the change.');
    else await setTimeout(POLL_MS);
}

export const losePrimary =
  (tokens: ReadonlyMap<string, string>): Scenario =>
  async (context) => {
    const { chain, visits, seconds } = context;
    const rows: ResultRow[] = [];
    const report = async (what: string): Promise<void> => {
      await untilWritten(context);
      await setTimeout((seconds * 1_000) / 2);
      rows.push(...(await rowsOfOutage(context, tokens, what)));
    };
    const first = (await chain.primary()) ?? 'db1';
    visits.reset();
    await chain.killDatabase(first);
    await untilPrimary(chain, (name) => name !== first);
    await report('primary killed');
    await chain.startDatabase(first);
    await chain.switchPrimary(first, () => visits.reset());
    await untilPrimary(chain, (name) => name === first);
    await report('primary switched');
    return rows;
  };
