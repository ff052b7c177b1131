/**
 * Mutates real files and texts, and checks what parsers, strippers and writers promise of each:
 * `npm run fuzz -- [--minutes 10] [--seed 1] [WORDS]`, for the targets whose name contains a word.
 * An input that breaks a promise is shrunk and stored in `fuzz/corpus/`, which the unit tests
 * replay.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addToCorpus } from './corpus.ts';
import { root, type FuzzTarget } from './target.ts';
import { targets } from './targets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Of each target. */
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});
const seconds = Number(values.minutes) * 60;
const selected = targets.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
if (selected.length === 0 || !(seconds > 0)) {
  console.log(`Targets: ${targets.map(({ name }) => name).join(', ')}. --minutes is above 0.`);
  process.exit(2);
}

/** One input takes milliseconds; of a busy machine, a process with low priority gets little. */
const HANG_MS = 300_000;
const CHECK_EVERY_MS = 5_000;
const HANGS = 'it hangs';
/** By a person, not by an input. */
const ENDED: ReadonlySet<unknown> = new Set(['SIGTERM', 'SIGINT']);
/** fast-check shrinks after the time is up. */
const SHRINKING_MS = 120_000;

interface Outcome {
  readonly runs: number;
  readonly file?: string;
  readonly why?: string;
}

function run({ name }: FuzzTarget): Promise<Outcome> {
  const folder = path.join(root, '.cache', 'fuzz');
  mkdirSync(folder, { recursive: true });
  const current = path.join(folder, name);
  const args = [path.join(import.meta.dirname, 'run-target.ts'), name];
  const child = spawn(process.execPath, [...args, values.seed, String(seconds), current], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const started = Date.now();
  let why = 'the process crashed';
  const watch = setInterval(() => {
    const tried = statSync(current, { throwIfNoEntry: false })?.mtimeMs ?? started;
    const isOver = Date.now() - started > seconds * 1_000 + SHRINKING_MS;
    if (Date.now() - Math.max(tried, started) < HANG_MS && !isOver) return;
    why = HANGS;
    child.kill('SIGKILL');
  }, CHECK_EVERY_MS);
  return new Promise((resolve) => {
    child.on('close', (status, signal) => {
      clearInterval(watch);
      const last = printed.trim().split('\n').at(-1);
      if (status === 0 && last) resolve(JSON.parse(last) as Outcome);
      else if (ENDED.has(signal)) resolve({ runs: 0, why: `it was ended by ${signal}` });
      else resolve({ runs: 0, file: addToCorpus(name, readFileSync(current)), why });
    });
  });
}

let broken = 0;
for (const target of selected) {
  const { runs, file, why } = await run(target);
  if (why !== undefined) broken += 1;
  const result = why === undefined ? 'all held' : `BROKEN by ${file ?? 'nothing'}\n${why}`;
  console.log(`${target.name}: ${runs} inputs, ${result}`);
}
console.log(broken === 0 ? 'All promises held.' : `${broken} of ${selected.length} targets broke.`);
process.exit(broken === 0 ? 0 : 1);
