import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../bench/corpus/random.ts';
import { drawMistake } from './draw-mistake.ts';
import { openMistakePacks } from './mistake-packs.ts';

/** Of each pack; `tools/draw-mistakes.ts` draws more, also in the demo. */
const COUNT = 60;

describe('varde check', () => {
  let opened: Awaited<ReturnType<typeof openMistakePacks>>;
  beforeAll(async () => {
    opened = await openMistakePacks(['starter', 'everything']);
  });
  afterAll(() => opened.close());

  it.each(['starter', 'everything'])(
    'reports every mistake in the pack "%s" that may harm a visitor',
    async (name) => {
      const [pack] = opened.packs.filter((one) => one.name === name);
      if (!pack) throw new Error(`There is no pack ${name}.`);
      const random = createRandom(Number(process.env['TEST_SEED'] ?? 1) || Date.now());
      const silent: string[] = [];
      for (let drawn = 0; drawn < COUNT; drawn++) {
        const mistake = drawMistake(pack.files, random);
        if (mistake.harmless === undefined && (await pack.issuesWith(mistake)).length === 0)
          silent.push(`${mistake.file} ${mistake.what}`);
      }
      expect(silent).toEqual([]);
    },
  );
});
