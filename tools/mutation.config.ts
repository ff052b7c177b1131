/** Vitest's configuration for tools/mutation.ts, which says which tests run. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import projects from '../vitest.config.ts';

const root = path.dirname(import.meta.dirname);
const { project, tests } = JSON.parse(process.env['MUTATION_TESTS'] ?? '{}') as {
  readonly project: 'unit' | 'api';
  readonly tests: readonly string[];
};
const found = projects.test?.projects?.flatMap((one) =>
  typeof one === 'object' && 'test' in one && one.test?.name === project ? [one.test] : [],
)[0];

export default defineConfig({
  root,
  // Packages are linked into node_modules, which the copy with the mutants shares.
  resolve: {
    alias: [
      {
        find: /^@varde\/(domain|contract|content-pack)\/(.*)$/,
        replacement: `${root}/packages/$1/src/$2.ts`,
      },
    ],
  },
  // In a fixed order, so that the same mutants are killed in each run.
  test: { ...found, include: [...tests], sequence: { shuffle: false } },
});
