/** Runs the steps of `npm run check` and `npm test`, and prints a summary. */
import type { Output, Step } from './steps.ts';
import type { Count, TestFile } from './test-reports.ts';

interface StepResult {
  readonly name: string;
  readonly seconds: number;
  readonly count: Count;
}

/** A step, or a group whose steps run two at a time: the first prints at once, the others when over. */
export type Steps = Step | readonly Step[];

/**
 * Runs all steps in order, even after a failure, and prints a summary; returns whether all passed.
 */
export async function runSteps(steps: AsyncIterable<Steps> | Iterable<Steps>): Promise<boolean> {
  const results: StepResult[] = [];
  for await (const part of steps)
    results.push(...('run' in part ? [await runStep(part, 'watched')] : await runSideBySide(part)));
  const counts = results.map(({ count }) => count);
  console.log(`\n${slowest(results)}`);
  const failures = counts.flatMap((count) => count.failures.map((one) => `✗ ${one}`));
  if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
  const sum = (which: 'passed' | 'failed' | 'skipped'): number =>
    counts.reduce((total, count) => total + count[which], 0);
  const isEmpty = counts.every(({ passed, failed, skipped }) => passed + failed + skipped === 0);
  if (isEmpty) console.log('\n✗ No test was found.');
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return sum('failed') === 0 && !isEmpty;
}

async function runStep(step: Step, output: Output): Promise<StepResult> {
  const started = performance.now();
  if (output === 'watched') console.log(`\n── ${step.name}`);
  const count = await step.run(output);
  const seconds = (performance.now() - started) / 1000;
  if (output !== 'watched') console.log(`\n── ${step.name}\n${Buffer.concat(output).toString()}`);
  console.log(`   ${step.name}: ${count.failed > 0 ? 'FAILED' : 'ok'} (${seconds.toFixed(1)} s)`);
  return { name: step.name, seconds, count };
}

async function runSideBySide(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const left = steps.map((step, at) => () => runStep(step, at === 0 ? 'watched' : []));
  const lane = async (): Promise<void> => {
    for (let run = left.shift(); run; run = left.shift()) results.push(await run());
  };
  await Promise.all([lane(), lane()]);
  return results;
}

const SLOWEST = 10;

/** The time of each step, and the slowest test files. */
function slowest(results: readonly StepResult[]): string {
  const row = ({ name, seconds }: TestFile): string => `${seconds.toFixed(1).padStart(7)}  ${name}`;
  const files = results.flatMap(({ count }) => count.files ?? []);
  const bySeconds = (a: TestFile, b: TestFile): number => b.seconds - a.seconds;
  return [
    '── seconds by step',
    ...results.toSorted(bySeconds).map(row),
    ...(files.length > 0 ? ['── slowest test files'] : []),
    ...files.toSorted(bySeconds).slice(0, SLOWEST).map(row),
  ].join('\n');
}
