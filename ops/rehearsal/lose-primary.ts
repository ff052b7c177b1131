/** The primary database is killed, then switched: no acknowledged write is lost. */
import { setTimeout } from 'node:timers/promises';
import type { Chain } from './chain.ts';
import {
  POLL_MS,
  readsRow,
  type ResultRow,
  type Scenario,
  type ScenarioContext,
  warmUp,
} from './scenario.ts';
import { send } from './visitors.ts';

const WRITES_REFUSED_AT_MOST_MS = 10_000;
const PRIMARY_WITHIN_MS = 60_000;

async function untilPrimary(chain: Chain, isIt: (name: string) => boolean): Promise<void> {
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
    const { text } = await send({ port, path: '/api/v3/user-settings/current', headers });
    const stored = Number(/"value":(\d+)/.exec(text)?.[1] ?? 0);
    if (stored < value) lost.push(`${name}: ${value} acknowledged, ${stored} stored`);
  }
  return lost;
}

export const losePrimary =
  (tokens: ReadonlyMap<string, string>): Scenario =>
  async (context) => {
    const { chain, visits, seconds } = context;
    const rows: ResultRow[] = [];
    const report = async (what: string): Promise<void> => {
      const { writes } = visits;
      const gap = visits.longestWithoutWrite();
      rows.push(readsRow(what, visits));
      rows.push({
        what: `${what}: writes`,
        figure: `refused for ${(gap / 1_000).toFixed(1)} s; ${writes.failed} of ${writes.done}, ${writes.refused} of these with 503 and Retry-After`,
        isRight: gap <= WRITES_REFUSED_AT_MOST_MS && writes.refused === writes.failed,
        details: writes.failures,
      });
      const lost = await lostWrites(context, tokens);
      rows.push({
        what: `${what}: acknowledged writes that were lost`,
        figure: String(lost.length),
        isRight: lost.length === 0 && visits.acknowledged.size > 0,
        details: lost,
      });
    };
    const untilWritten = async (): Promise<void> => {
      const before = visits.writes.done - visits.writes.failed;
      const end = performance.now() + PRIMARY_WITHIN_MS;
      while (visits.writes.done - visits.writes.failed < before + tokens.size * 2)
        if (performance.now() > end) throw new Error('No write succeeded after the change.');
        else await setTimeout(POLL_MS);
    };
    const first = (await chain.primary()) ?? 'db1';
    // What nobody has read since the servers started cannot be read without a database.
    await warmUp(visits);
    visits.reset();
    await chain.killDatabase(first);
    await untilPrimary(chain, (name) => name !== first);
    await untilWritten();
    await setTimeout((seconds * 1_000) / 2);
    await report('primary killed');
    await chain.startDatabase(first);
    await chain.switchPrimary(first, () => visits.reset());
    await untilPrimary(chain, (name) => name === first);
    await untilWritten();
    await setTimeout((seconds * 1_000) / 2);
    await report('primary switched');
    return rows;
  };
