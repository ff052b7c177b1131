/**
 * Measures how much of the code its tests verify: changes one operator, condition, literal or block
 * at a time, and runs the tests that execute it. A change that no test notices survives.
 *
 * `node tools/run.mjs tools/mutation.ts [AREA…] [--only WORD] [--static] [--sample N] [--seed N]`
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import startTestServer from '../apps/server/test/test-server.ts';

interface Area {
  readonly code: readonly string[];
  /** Tests that may notice; their project in vitest.config.ts. */
  readonly tests: readonly string[];
  readonly project: 'unit' | 'api';
}

const server = (files: readonly string[], tests: readonly string[]): Area => ({
  code: files.map((file) => `apps/server/src/${file}`),
  tests: tests.map((file) => `apps/server/src/${file}`),
  project: 'api',
});

const AREAS: Readonly<Record<string, Area>> = {
  domain: {
    code: ['packages/domain/src/**/*.ts'],
    tests: ['packages/domain/src/**/*.test.ts'],
    project: 'unit',
  },
  // Its other files declare schemas, which the tests of the API verify.
  contract: {
    code: ['packages/contract/src/page-policy.ts'],
    tests: ['packages/contract/src/**/*.test.ts'],
    project: 'unit',
  },
  locks: server(['content/locks/*.ts'], ['content/locks/*.test.ts']),
  visibility: server(
    ['db/visibility.ts'],
    ['content/{documents/documents,codes/codes,locks/*}.test.ts', 'site/preview.test.ts'],
  ),
  gateway: server(['identity/gateway/*.ts'], ['identity/gateway/*.test.ts']),
  packs: server(['packs/*.ts'], ['packs/!(killed-import|renew-derived).test.ts']),
  caches: server(
    ['http/response-cache.ts', 'http/send-response.ts', 'content/documents/content-cache.ts'],
    ['{http/{response-cache,send-response,caching},content/documents/content-cache}.test.ts'],
  ),
};

/** Mutants drawn where the tests need a database: they take a second or more each. */
const API_SAMPLE = 120;
/**
 * Limit of a mutant: that many times as long as the tests take without one, and a minute. Generous,
 * since a loop without end is recognised by its count; what else is late, is late on a busy machine.
 */
const TIME_FACTOR = 5;
const TIME_LIMIT_MS = 60_000;

const root = path.dirname(import.meta.dirname);
const work = path.join(root, '.cache', 'mutation');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    static: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

/** Without tests and what they share. */
const filesOf = (globs: readonly string[]): string[] =>
  globSync([...globs], { cwd: root, exclude: ['**/*.test.ts', '**/testing.ts'] }).filter((file) =>
    values.only.some((word) => file.includes(word)),
  );

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

async function measure({ code, tests, project }: Area): Promise<readonly Mutant[]> {
  process.env['MUTATION_TESTS'] = JSON.stringify({ project, tests });
  const size = values.sample ?? (project === 'api' ? API_SAMPLE : undefined);
  process.env['MUTATION_SAMPLE'] = JSON.stringify({ size: Number(size), seed: values.seed });
  const stryker = new Stryker({
    mutate: filesOf(code),
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation.config.ts', pool: 'threads' },
    plugins: ['@stryker-mutator/vitest-runner', './tools/mutation-plugins.ts'],
    ignorers: ['invalid-regex'],
    checkers: size ? ['sample'] : [],
    coverageAnalysis: 'perTest',
    ignoreStatic: !values.static,
    concurrency: 1,
    timeoutFactor: TIME_FACTOR,
    timeoutMS: TIME_LIMIT_MS,
    tempDirName: work,
    ignorePatterns: [
      '.cache',
      'docs',
      'e2e',
      'bench',
      'apps/web',
      ...(project === 'unit' ? ['apps', 'content'] : []),
      // Of vitest.config.ts.
      '!apps/web/vite',
    ],
    // Neither compiled nor type-checked here.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    reporters: ['progress-append-only', 'survivors'],
  });
  const mutants = await stryker.runMutationTest();
  return mutants.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
}

const count = (mutants: readonly Mutant[], ...statuses: readonly Mutant['status'][]): number =>
  mutants.filter(({ status }) => statuses.includes(status)).length;

function row(area: string, mutants: readonly Mutant[]): string {
  const killed = count(mutants, 'Killed', 'RuntimeError');
  const timeouts = count(mutants, 'Timeout');
  const survived = count(mutants, 'Survived', 'NoCoverage');
  const score = (100 * (killed + timeouts)) / mutants.length;
  return `| ${[area, mutants.length, killed, survived, timeouts, `${score.toFixed(1)} %`].join(' | ')} |`;
}

const areas = positionals.length > 0 ? positionals : Object.keys(AREAS);
const rows: string[] = [];
console.log(`Seed of samples: ${values.seed}`);
for (const name of areas) {
  const area = AREAS[name];
  if (!area) throw new Error(`No area ${name}. Areas: ${Object.keys(AREAS).join(', ')}`);
  const stop = area.project === 'api' ? await startTestServer() : undefined;
  try {
    const mutants = await measure(area);
    rows.push(row(name, mutants));
  } finally {
    await stop?.();
  }
}
console.log('\n| area | mutants | killed | survived | timeouts | score |');
console.log(`| --- | ---: | ---: | ---: | ---: | ---: |\n${rows.join('\n')}`);
