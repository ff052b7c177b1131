import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const shared = {
  environment: 'node',
  restoreMocks: true,
  setupFiles: ['tools/seed-properties.ts'],
} satisfies ViteUserConfig['test'];

/** Files that take long run first, so that none is left running alone at the end. */
const LONG =
  /(?:cli|killed-import|killed-server|main|database-unavailable|embedded|hostile-media|packs|read-pack)\.test/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(LONG.test(b.moduleId)) - Number(LONG.test(a.moduleId)));
  }
}

/**
 * `unit`: pure rules, seconds. `site`: pages in a DOM, with a real server. `api`: HTTP requests on a
 * real database.
 */
export default defineConfig({
  test: {
    // One more than CI has cores: a third of the API tests' time is waiting for processes.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            '{tools,content/basemap/recipe}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**'],
          // Allows for seconds of work on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
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
          environment: 'happy-dom',
          isolate: false,
          globalSetup: ['apps/web/test/serve-demo.ts'],
          setupFiles: [...shared.setupFiles, 'apps/web/test/setup.ts'],
          include: ['apps/web/test/**/*.test.tsx'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          isolate: false,
          globalSetup: ['apps/server/test/test-server.ts'],
          include: ['apps/server/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
