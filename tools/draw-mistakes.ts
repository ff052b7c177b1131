/**
 * Makes mistakes in content packs at random, and prints a table of what `varde check` says about
 * each.
 *
 * `node tools/run.mjs tools/draw-mistakes.ts [--count 200] [--seed 1] [--silent] [PACK…]`
 */
import { parseArgs } from 'node:util';
import { createRandom } from '../bench/corpus/random.ts';
import { openMistakePacks } from './mistakes/mistake-packs.ts';
import { drawMistake } from './mistakes/draw-mistake.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    /** Only those that are not reported. */
    silent: { type: 'boolean', default: false },
  },
});

const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

const { packs, close } = await openMistakePacks(positionals);
const random = createRandom(Number(values.seed));
let silent = 0;
let harmful = 0;
process.stdout.write('| | pack | file | mistake | said |\n|---|---|---|---|---|\n');
for (let number = 1; number <= Number(values.count); number++) {
  const pack = packs[number % packs.length];
  if (!pack) break;
  const mistake = drawMistake(pack.files, random);
  const said = await pack.issuesWith(mistake);
  if (said.length === 0) silent += 1;
  if (said.length === 0 && mistake.harmless === undefined) harmful += 1;
  if (values.silent && said.length > 0) continue;
  const more = said.length > 1 ? ` (and ${said.length - 1} more)` : '';
  const answer = said[0] ?? `— silent: ${mistake.harmless ?? 'MISSED'}`;
  process.stdout.write(
    `| ${[number, pack.name, mistake.file, mistake.what, answer + more].map((one) => cell(String(one))).join(' | ')} |\n`,
  );
}
process.stdout.write(`\n${silent} are silent, ${harmful} of them should not be.\n`);
await close();
