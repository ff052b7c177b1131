import { globSync, readFileSync } from 'node:fs';
import { env } from 'node:process';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { iconSprite } from './apps/web/vite/icon-sprite.ts';
import { inlineScript } from './apps/web/vite/inline-script.ts';
import { splitRoutes } from './apps/web/vite/split-routes.ts';
import { serverFile } from './tools/builds.mjs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const shared = {
  environment: 'node',
  // One world per worker: evaluating the modules again for each file takes as long as its tests.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: ['tools/seed-properties.ts'],
  // Guards against waiting without end: generous, so that no test depends on a machine's speed.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
  // Tests depend neither on each other nor on their order.
  sequence: { shuffle: { tests: true } },
} satisfies ViteUserConfig['test'];

/** Of CI. Each worker loads all modules for itself. */
const CORES = 2;

/** React's build in page tests: this one is faster, and prints no warnings. */
const isProduction = env['REACT_BUILD'] === 'production';

/** Files that take long run first, so that none is left running alone at the end. */
const LONG =
  /(?:backup|cli|killed-import|killed-server|main|database-unavailable|embedded|fuzz|hostile-media|packs|read-pack|regex-issues|write-pack)\.test/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(LONG.test(b.moduleId)) - Number(LONG.test(a.moduleId)));
  }
}

const UNIT = [
  'packages/**/*.test.ts',
  'apps/web/src/**/*.test.{ts,tsx}',
  '{tools,fuzz,content/basemap/recipe}/**/*.test.ts',
];
/** Starts a server with a database. */
const DEV = 'tools/dev.test.ts';
/** How time grows with long texts, and large files: seconds each. */
const LONG_UNIT = [
  'content/basemap/recipe/pmtiles-writer.test.ts',
  'fuzz/fuzz.test.ts',
  'packages/content-pack/src/hostile-media.test.ts',
  'tools/demo-town-map.test.ts',
  'tools/mistakes/draw-mistake.test.ts',
  'tools/regex-issues.test.ts',
];
const NO_UNIT = ['**/node_modules/**', DEV, ...(env['UNIT_TESTS'] === 'short' ? LONG_UNIT : [])];
/** Files that replace modules, which other files would find replaced. */
const MOCKING = globSync(UNIT, { cwd: import.meta.dirname, exclude: NO_UNIT }).filter((file) =>
  /vi\.(?:mock|resetModules)\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

/**
 * `unit`: pure rules, seconds. `site`: pages in a DOM, with a real server. `api`: HTTP requests on
 * a real database.
 */
export default defineConfig({
  test: {
    // API tests wait for processes.
    maxWorkers: 2 * CORES,
    sequence: {
      sequencer: LongFirst,
      // The same order in each run, unless TEST_SEED is `random` (tools/seed-properties.ts).
      ...(env['TEST_SEED'] === 'random' ? {} : { seed: Number(env['TEST_SEED'] ?? 1) }),
    },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          maxWorkers: CORES,
          include: UNIT,
          exclude: [...NO_UNIT, ...MOCKING],
        },
      },
      {
        test: {
          ...shared,
          name: 'unit-mocking',
          maxWorkers: CORES,
          include: MOCKING,
          setupFiles: ['tools/reset-modules.ts', ...shared.setupFiles],
        },
      },
      {
        ...(isProduction && { oxc: { jsx: { development: false } } }),
        // As in the build.
        plugins: [
          splitRoutes(new URL('apps/web/src/routes/', import.meta.url)),
          inlineScript(),
          iconSprite(new URL('apps/web/src/', import.meta.url)),
        ],
        resolve: {
          alias: [
            {
              find: /^@tanstack\/react-start(?:\/server)?$/,
              replacement: '/apps/web/test/react-start.ts',
            },
          ],
        },
        test: {
          ...shared,
          name: 'site',
          // Vitest's own cache of compiled modules does not see that they differ.
          ...(isProduction && { fsModuleCachePath: 'node_modules/.vitest-cache-production' }),
          sequence: { ...shared.sequence, groupOrder: 1 },
          // Two leave a third of a core idle, since pages wait for timers; `npm run check` has use for it.
          maxWorkers: isProduction ? CORES : CORES + 1,
          environment: 'happy-dom',
          // Pages fill the default space of new objects so often that collecting it takes a tenth.
          execArgv: ['--max-semi-space-size=32'],
          globalSetup: ['apps/web/test/serve-demo.ts'],
          setupFiles: [
            `apps/web/test/${isProduction ? 'production' : 'development'}-react.ts`,
            ...shared.setupFiles,
            'apps/web/test/setup.ts',
          ],
          include: ['apps/web/test/**/*.test.tsx'],
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          env: { SERVER_FILE: serverFile('main') },
          sequence: { ...shared.sequence, groupOrder: 2 },
          globalSetup: ['apps/server/test/test-server.ts'],
          include: ['apps/server/**/*.test.ts', 'bench/**/*.test.ts', DEV],
          exclude: ['**/node_modules/**'],
        },
      },
    ],
  },
});
