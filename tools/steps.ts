/** Steps of `npm run check` and `npm test`, and their results. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

export const root = path.dirname(import.meta.dirname);
const reports = path.join(root, '.cache', 'reports');

export interface Step {
  readonly name: string;
  run(output: Output): Promise<Count>;
}

/**
 * Output of commands: printed at once, or buffered until the step is over, so that parallel steps
 * do not mix.
 */
type Output = 'watched' | Buffer[];

interface Command {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a file of the project or of a package with the same Node as this process. */
async function runNode({ args, env = {} }: Command, output: Output): Promise<boolean> {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    stdio: output === 'watched' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  if (output !== 'watched')
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes: Buffer) => output.push(bytes));
  const [status] = await once(child, 'close');
  return status === 0;
}

const bin = (packageFile: string): string => path.join('node_modules', packageFile);

/** A step that passes or fails as a unit, and counts as one. */
function commandStep(name: string, ...commands: readonly Command[]): Step {
  return {
    name,
    async run(output) {
      let isRight = true;
      for (const command of commands) isRight = (await runNode(command, output)) && isRight;
      return isRight ? { passed: 1, failed: 0, skipped: 0, failures: [] } : failure(name);
    },
  };
}

/**
 * A step whose runner writes a JSON report; an unsuccessful run without a failed test counts as one
 * failure.
 */
function counted(
  name: string,
  command: (report: string) => Command,
  read: (report: unknown) => Count,
): Step {
  return {
    name,
    async run(output) {
      mkdirSync(reports, { recursive: true });
      const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
      rmSync(report, { force: true });
      const succeeded = await runNode(command(report), output);
      const count = readReport(report, read) ?? failure(`${name}: no report`);
      return succeeded || count.failed > 0 ? count : { ...count, failed: 1, failures: [name] };
    },
  };
}

function failure(what: string): Count {
  return { passed: 0, failed: 1, skipped: 0, failures: [what] };
}

function readReport(report: string, read: (report: unknown) => Count): Count | undefined {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return undefined;
  }
}

export const format = commandStep('formatting', {
  args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
});
export const lint = commandStep('lint', { args: [bin('oxlint/bin/oxlint'), '--deny-warnings'] });
/** Unused files, exports and dependencies, and undeclared dependencies. */
export const deadCode = commandStep('dead code', {
  args: [bin('knip/bin/knip.js'), '--no-progress'],
});
export const types = commandStep(
  'types',
  ...['.', 'apps/web', 'e2e'].map((project) => ({
    args: [bin('typescript/bin/tsc'), '-p', project],
  })),
);
export const messages = commandStep('messages', { args: ['tools/check-messages.ts'] });
/** Dangling references to documents, sections and headings. */
export const references = commandStep('references', { args: ['tools/check-references.ts'] });
export const openapi = commandStep('openapi', { args: ['tools/openapi.ts', '--check'] });
/** Licences of everything shipped, and THIRD-PARTY-NOTICES.md. */
export const notices = commandStep('notices', { args: ['tools/notices.ts', '--check'] });
export const demoPack = commandStep('demo pack', {
  args: ['apps/server/src/cli/main.ts', 'check', 'content/demo'],
});
export const build = commandStep('build', { args: ['tools/build-site.ts'] });
export const scriptSize = commandStep('script size', { args: ['tools/check-script-size.ts'] });

/** Needed by the server of the stories. */
export const buildEmbedded = commandStep('embedded build', {
  args: ['tools/build-embedded.ts'],
  env: { VARDE_API_URL: 'http://127.0.0.1:4390', VARDE_API_KEY: 'varde-local' },
});

export function vitest(project: 'unit' | 'api', env: Readonly<Record<string, string>> = {}): Step {
  return counted(
    `${project} tests`,
    (report) => ({
      args: [
        bin('vitest/vitest.mjs'),
        'run',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      env,
    }),
    readVitestReport,
  );
}

const storyFolder = path.join(root, '.cache', 'story-data');

/** Imports the demo pack once: for the API tests, and as a data folder for the stories' server. */
export const demoData: Step = {
  name: 'demo data',
  run(output) {
    rmSync(storyFolder, { recursive: true, force: true });
    return commandStep('demo data', { args: ['tools/story-data.ts', storyFolder] }).run(output);
  },
};

export function stories(chromium: string): Step {
  return counted(
    'browser stories',
    (report) => ({
      args: [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
      env: {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        STORY_DATA: storyFolder,
      },
    }),
    readStoryReport,
  );
}

/**
 * Runs all steps in order, even after a failure, and prints a summary; returns whether all passed.
 * @param steps steps of a group use one processor each, and run two at a time
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<boolean> {
  const counts: Count[] = [];
  for (const part of steps)
    counts.push(...('run' in part ? [await runStep(part, 'watched')] : await runSideBySide(part)));
  const sum = (which: 'passed' | 'failed' | 'skipped'): number =>
    counts.reduce((total, count) => total + count[which], 0);
  const failures = counts.flatMap((count) => count.failures.map((one) => `✗ ${one}`));
  if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return sum('failed') === 0;
}

async function runStep(step: Step, output: Output): Promise<Count> {
  const started = performance.now();
  if (output === 'watched') console.log(`\n── ${step.name}`);
  const count = await step.run(output);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (output !== 'watched') console.log(`\n── ${step.name}\n${Buffer.concat(output).toString()}`);
  console.log(`   ${step.name}: ${count.failed > 0 ? 'FAILED' : 'ok'} (${seconds} s)`);
  return count;
}

async function runSideBySide(steps: readonly Step[]): Promise<Count[]> {
  const counts: Count[] = [];
  const left = [...steps];
  const lane = async (): Promise<void> => {
    for (let step = left.shift(); step; step = left.shift()) counts.push(await runStep(step, []));
  };
  await Promise.all([lane(), lane()]);
  return counts;
}

/** Parses the runners' JSON reports: Vitest's in Jest's format, Playwright's in its own. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Each failed test and its error, with the file, for the summary after the last step. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export function readVitestReport(report: unknown): Count {
  const r = report as VitestReport;
  const tests = r.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: r.numPassedTests,
    failed: r.numFailedTests,
    skipped: r.numPendingTests,
    failures: tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
  };
}

interface StorySuite {
  readonly suites?: readonly StorySuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message: string } }[];
    }[];
  }[];
}

interface StoryReport extends StorySuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

function failedStories({ suites = [], specs = [] }: StorySuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ projectName, results }) =>
          `${file}:${line} ${title} (${projectName})\n${results[0]?.error?.message ?? ''}`,
      ),
  );
  return [...own, ...suites.flatMap(failedStories)];
}

export function readStoryReport(report: unknown): Count {
  const { stats, ...rest } = report as StoryReport;
  // A story that passes only on retry is a defect of the story or of the product.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: failedStories(rest),
  };
}
