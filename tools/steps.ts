/** Steps of `npm run check` and `npm test`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoryBrowsers, TestPrograms } from './find-programs.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { readStoryReport, readVitestReport, type Count } from './test-reports.ts';

export const root = path.dirname(import.meta.dirname);
const cache = path.join(root, '.cache');
const reports = path.join(cache, 'reports');

/** Servers return memory to the system (run-node.mjs): short-lived processes only lose time by it. */
const { MALLOC_TRIM_THRESHOLD_: _, ...inherited } = process.env;
const environment = {
  ...inherited,
  TMPDIR: makeTemporaryFolder(),
  // Playwright's compiled stories, for the next run.
  PWTEST_CACHE_DIR: path.join(cache, 'stories'),
};

export interface Step {
  readonly name: string;
  run(output: Output): Promise<Count>;
}

/**
 * Output of commands: printed at once, or buffered until the step is over, so that parallel steps
 * do not mix.
 */
export type Output = 'watched' | Buffer[];

interface Command {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a file of the project or of a package with the same Node as this process. */
async function runNode({ args, env = {} }: Command, output: Output): Promise<boolean> {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    stdio: output === 'watched' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...env },
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

/** A step that prepares later ones, and is no test: it counts only when it throws. */
export const preparation = (name: string, prepare: () => Promise<void>): Step => ({
  name,
  async run() {
    try {
      await prepare();
      return { passed: 0, failed: 0, skipped: 0, failures: [] };
    } catch (error) {
      return failure(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  },
});

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

const format = commandStep('formatting', { args: [bin('oxfmt/bin/oxfmt'), '--check'] });
/**
 * Lint, import rules and the types of all projects: one pass over their types, in a Go process that
 * ends soon. Without garbage collection below the limit it takes a third less processor time.
 */
export const lint = commandStep('lint and types', {
  args: [bin('oxlint/bin/oxlint'), '--deny-warnings'],
  env: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
});
/** Unused files, exports and dependencies, and undeclared dependencies. */
const deadCode = commandStep('dead code', {
  args: [bin('knip/bin/knip.js'), '--no-progress'],
});
const messages = commandStep('messages', { args: ['tools/check-messages.ts'] });
/** Dangling references to documents, sections and headings, and to code in the guides. */
const references = commandStep('references', { args: ['tools/check-references.ts'] });
const openapi = commandStep('openapi', { args: ['tools/openapi.ts', '--check'] });
/** The table of docs/engines.md: which stories run in which browser engine. */
const engines = commandStep('engines', { args: ['tools/engines.ts', '--check'] });
/** Licences of everything shipped, and THIRD-PARTY-NOTICES.md. */
const notices = commandStep('notices', { args: ['tools/notices.ts', '--check'] });
/** sbom.cdx.json, the software bill of materials. */
const sbom = commandStep('sbom', { args: ['tools/sbom.ts', '--check'] });
export const build = commandStep('build', { args: ['tools/build.ts'] });
/** What the built site uses, against the supported browsers. */
const browsers = commandStep('browsers', { args: ['tools/check-browsers.ts'] });
const scriptSize = commandStep('script size', { args: ['tools/check-script-size.ts'] });

/** Checks of the sources, but for the lint, which takes longer than all of them. */
export const sourceChecks = [format, deadCode, messages, references, notices, sbom, openapi];
/** Checks of the built site. */
export const siteChecks = [browsers, scriptSize, engines];

export const needsEmbedded = (stories: readonly string[]): boolean =>
  stories.some((file) => path.basename(file) === 'embedded.test.ts');

/** Needed by the stories of the embedded app. */
export const buildEmbedded = commandStep('embedded build', {
  args: ['tools/build-embedded.ts'],
  env: {
    VARDE_API_URL: 'http://127.0.0.1:4390',
    VARDE_API_KEY: 'varde-local',
    // No server runs yet.
    VARDE_SITE_FROM: '-',
  },
});

/** Vitest's projects (vitest.config.ts). */
const VITEST_STEPS = { unit: 'unit tests', site: 'page tests', api: 'api tests' } as const;

/**
 * @param words parts of file paths; default: all tests
 * @param env of the tests
 */
export function vitest(
  project: keyof typeof VITEST_STEPS,
  words: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Step {
  return counted(
    VITEST_STEPS[project],
    (report) => ({
      args: [
        bin('vitest/vitest.mjs'),
        'run',
        ...words,
        '--passWithNoTests',
        '--project',
        `${project}*`,
        '--reporter=dot',
        '--reporter=./tools/vitest-reporter.ts',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      env,
    }),
    (report) => readVitestReport(report, root),
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

/** A site of several machines, a part of the scenarios (docs/operations/rehearsal.md). */
export const rehearsal = commandStep('rehearsal', {
  args: ['ops/rehearsal/rehearsal.ts', '--short'],
});

/** What requests cost, beside a version that has been landed. */
export const ratios = commandStep('ratios', { args: ['bench/check-ratios.ts'] });

const playwright = [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'];

/** Stories of a browser without a path are skipped. */
const storyEnv = ({ chromium, firefox, webkit }: StoryBrowsers) => ({
  CHROMIUM_PATH: chromium,
  ...(firefox ? { FIREFOX_PATH: firefox } : {}),
  ...(webkit ? { WEBKIT_PATH: webkit } : {}),
  STORY_DATA: storyFolder,
});

/** @param words in the names of pictures; default: all that differ */
export const storePictures = (chromium: string, words: readonly string[]): Step =>
  commandStep('pictures', {
    args: [...playwright, '--reporter', 'line', '--project=phone', 'screens', 'pictures'],
    env: { ...storyEnv({ chromium }), UPDATE_PICTURES: words.join(' ') },
  });

/** Paths of the stories whose path contains one of the words; all without words. */
export const storyFiles = (words: readonly string[] = []): string[] =>
  globSync('e2e/stories/*.test.ts', { cwd: root }).filter(
    (file) => words.length === 0 || words.some((word) => file.includes(word)),
  );

/** Playwright takes regular expressions of absolute paths, which a word could match anywhere. */
const asPattern = (file: string): string => `/${file.replaceAll('.', '\\.')}$`;

/** @param options Playwright's */
export const chosenStories = (
  browsers: StoryBrowsers,
  files: readonly string[],
  options: readonly string[],
): Step =>
  commandStep('chosen stories', {
    args: [...playwright, '--reporter', 'list', ...options, ...files.map(asPattern)],
    env: storyEnv(browsers),
  });

/**
 * Failed stories run a second time, with traces and videos; they remain failed if they pass then.
 * @param files default: all stories
 */
export function stories(
  { browsers, ffmpeg }: TestPrograms & { readonly browsers: StoryBrowsers },
  files: readonly string[] = [],
): Step {
  const env = storyEnv(browsers);
  const step = counted(
    'browser stories',
    (report) => ({
      args: [...playwright, ...files.map(asPattern)],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }),
    readStoryReport,
  );
  return {
    name: step.name,
    async run(output) {
      const count = await step.run(output);
      if (count.failed === 0) return count;
      console.log('\nRunning the failed stories again, with traces and videos …');
      const traced: Buffer[] = [];
      // In a folder of its own: what the first run has left there is kept.
      const folder = path.join('test-results', 'again');
      const failed = ['--last-failed', '--last-failed-file', 'test-results/.last-run.json'];
      const args = [...failed, '--max-failures', '5', '--reporter', 'line'];
      const passed = await runNode(
        {
          args: [...playwright, ...args, '--output', folder],
          env: { ...env, STORY_TRACE: 'on', ...(ffmpeg ? videoEnv(ffmpeg) : {}) },
        },
        traced,
      );
      const log = path.join(folder, 'stories-and-server.log');
      mkdirSync(path.join(root, folder), { recursive: true });
      writeFileSync(path.join(root, log), Buffer.concat(traced));
      const again = passed ? 'passed, so they depend on load or chance' : 'failed, too';
      const note = `A second run ${again}. It left traces of Chromium and Firefox (npx playwright show-trace …/trace.zip), videos of Chromium and screenshots of WebKit in ${folder}, and its output with the servers' logs in ${log}.`;
      return { ...count, failures: [...count.failures, note] };
    },
  };
}

/** Playwright records videos by an ffmpeg in a folder of its own, so a link to ours lies there. */
function videoEnv(ffmpeg: string): Readonly<Record<string, string>> {
  if (process.platform !== 'linux') return {};
  const list = path.join(root, 'node_modules', 'playwright-core', 'browsers.json');
  const { browsers } = JSON.parse(readFileSync(list, 'utf8')) as {
    browsers: { name: string; revision: string }[];
  };
  const revision = browsers.find(({ name }) => name === 'ffmpeg')?.revision;
  const folder = path.join(cache, 'playwright');
  const link = path.join(folder, `ffmpeg-${revision}`, 'ffmpeg-linux');
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(ffmpeg, link);
  return { PLAYWRIGHT_BROWSERS_PATH: folder, STORY_VIDEO: 'on' };
}
