/** How well the search finds what a visitor means, on the demo pack: one figure over all judged queries. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPack } from '@varde/content-pack/check-pack';
import { PROJECT_ROOT } from '#config.ts';
import { buildRows } from '#modules/packs/build-rows.ts';
import { replaceContent } from '#modules/packs/packs.repository.ts';
import { openApp, type TestApp } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';
import { JUDGEMENTS, type Judgement } from './search-judgements.ts';

/** Mean of 1/rank of the first right result; a query that finds none counts 0. */
const LEAST_MEAN_RECIPROCAL_RANK = 0.95;
const LEAST_OF_A_GROUP = 0.85;

describeWithDatabase('the quality of the search', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    const database = await open();
    const { pack } = await checkPack(join(PROJECT_ROOT, 'content/demo'));
    // Pictures are not searched, and take a minute to draw.
    await replaceContent(database, buildRows({ ...pack, media: [] }, new Map()));
    server = await openApp(database);
  });
  afterAll(() => server.close());

  async function reciprocalRank({ typed, expected, list = 'documents' }: Judgement) {
    const answer = await server.get(`/api/v3/${list}/?search=${encodeURIComponent(typed)}`);
    const { items } = answer.json<{ items: { id?: number; slug?: string }[] }>();
    const wanted = expected.map(String);
    const found = items.map(({ id, slug }) => String(id ?? slug));
    const rank = 1 + found.findIndex((id) => wanted.includes(id));
    return { typed, list, found, value: rank === 0 ? 0 : 1 / rank };
  }

  it('puts a right result first, or nearly', async () => {
    const values: number[] = [];
    for (const [group, judgements] of Object.entries(JUDGEMENTS)) {
      const ranks = await Promise.all(judgements.map(reciprocalRank));
      for (const { typed, list, found } of ranks.filter(({ value }) => value < 1)) {
        print(`  ${list}/?search=${typed} gives ${found.slice(0, 5).join(' ')}`);
      }
      const mean = meanOf(ranks.map(({ value }) => value));
      print(`${mean.toFixed(3)} ${group} (${ranks.length})`);
      expect.soft(mean, group).toBeGreaterThanOrEqual(LEAST_OF_A_GROUP);
      values.push(...ranks.map(({ value }) => value));
    }
    print(`${meanOf(values).toFixed(3)} all (${values.length})`);
    expect(meanOf(values)).toBeGreaterThanOrEqual(LEAST_MEAN_RECIPROCAL_RANK);
  });
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
