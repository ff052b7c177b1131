import { defineConfig } from 'vitest/config';

const shared = { environment: 'node', restoreMocks: true } as const;

/** `unit`: pure rules, seconds. `api`: HTTP in, a real database behind, on both engines. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**'],
          // Seconds of work on a machine that has other things to do.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
