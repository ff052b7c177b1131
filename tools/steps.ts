/** Steps that `npm run check` and `npm test` are made of, and the count of what they found. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readStoryReport, readVitestReport, type Count } from './test-reports.ts';

export const root = path.dirname(import.meta.dirname);
const reports = path.join(root, '.cache', 'reports');

export interface Step {
  readonly name: string;
  run(): Count;
}

interface Command {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a file of the project or of a package under the same Node as this process. */
function runNode({ args, env = {} }: Command): boolean {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(process.execPath, [...args], options).status === 0;
}

const bin = (packageFile: string): string => path.join('node_modules', packageFile);

/** A step that is right or wrong as a whole, and counts as one. */
function whole(name: string, ...commands: readonly Command[]): Step {
  return {
    name,
    run() {
      const failed = commands.filter((command) => !runNode(command)).length > 0;
      return failed ? failure(name) : { passed: 1, failed: 0, skipped: 0, failures: [] };
    },
  };
}

/** A step whose runner writes a JSON report; a run that fails without a failed test counts as one failure. */
function counted(
  name: string,
  command: (report: string) => Command,
  read: (report: unknown) => Count,
): Step {
  return {
    name,
    run() {
      mkdirSync(reports, { recursive: true });
      const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
      rmSync(report, { force: true });
      const succeeded = runNode(command(report));
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

export const format = whole('formatting', {
  args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
});
export const lint = whole('lint', { args: [bin('oxlint/bin/oxlint'), '--deny-warnings'] });
export const types = whole(
  'types',
  ...['.', 'apps/web', 'e2e'].map((project) => ({
    args: [bin('typescript/bin/tsc'), '-p', project],
  })),
);
export const messages = whole('messages', { args: ['tools/check-messages.ts'] });
export const openapi = whole('openapi', { args: ['tools/openapi.ts', '--check'] });
export const demoPack = whole('demo pack', {
  args: ['apps/server/src/cli.ts', 'check', 'content/demo'],
});
export const build = whole('build', { args: ['tools/build-site.ts'] });
export const scriptSize = whole('script size', { args: ['tools/check-script-size.ts'] });

/** For the server that the stories run against. */
export const buildEmbedded = whole('embedded build', {
  args: ['tools/build-embedded.ts'],
  env: { VARDE_API_URL: 'http://127.0.0.1:4390', VARDE_API_KEY: 'varde-local' },
});

/** Vitest projects: `unit`, `api` (vitest.config.ts). */
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

/** The demo pack, imported once: for the API's tests, and in a folder for the stories' server. */
export const demoData: Step = {
  name: 'demo data',
  run() {
    rmSync(storyFolder, { recursive: true, force: true });
    return whole('demo data', { args: ['tools/story-data.ts', storyFolder] }).run();
  },
};

/** Browser stories in e2e/ against the real server. */
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

/** Runs all steps, failed ones included, and prints the closing line; answers whether all is well. */
export function runSteps(steps: readonly Step[]): boolean {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  for (const step of steps) {
    const started = performance.now();
    console.log(`\n── ${step.name}`);
    const count = step.run();
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
    failures.push(...count.failures.map((one) => `✗ ${one}`));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`   ${step.name}: ${count.failed > 0 ? 'FAILED' : 'ok'} (${seconds} s)`);
  }
  if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0;
}
