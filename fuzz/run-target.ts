/**
 * Runs one target in a process of its own, which `fuzz.ts` ends when it hangs: `node
 * fuzz/run-target.ts NAME SEED SECONDS CURRENT`. The input being tried is in the file `CURRENT`.
 * Prints the number of runs, and as its last line what broke, if anything.
 */
import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { addToCorpus } from './corpus.ts';
import { inputsOf } from './mutations.ts';
import { targets } from './targets.ts';

const [name = '', seed = '1', seconds = '60', current = ''] = process.argv.slice(2);
const target = targets.find((one) => one.name === name);
if (!target) throw new Error(`There is no target ${name}.`);
const { check } = target;

let runs = 0;
const property = fc.asyncProperty(inputsOf(target), async (input) => {
  runs += 1;
  writeFileSync(current, input);
  await check(input);
});
const result = await fc.check(property, {
  seed: Number(seed),
  numRuns: Number.MAX_SAFE_INTEGER,
  interruptAfterTimeLimit: Number(seconds) * 1_000,
  markInterruptAsFailure: false,
});
const [input] = result.counterexample ?? [];
const error = result.errorInstance;
const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
console.log(
  JSON.stringify(result.failed && input ? { runs, file: addToCorpus(name, input), why } : { runs }),
);
process.exit(0);
