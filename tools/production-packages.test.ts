/** What production runs and builds is among the packages that it installs (`--omit=dev`). */
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);

/** By folder of a workspace; the site's packages are bundled by its build. */
const SOURCES: Readonly<Record<string, string>> = {
  'apps/server': '{src,bin}/**/*.{ts,mjs}',
  'apps/web': '{src,vite}/**/*.{ts,tsx}',
  'packages/content-pack': 'src/**/*.ts',
  'packages/contract': 'src/**/*.ts',
  'packages/domain': 'src/**/*.ts',
};
/** Tests, and what only they use. */
const TESTS = /\.test\.tsx?$|\/testing\/|\/(?:test|valid)-pack\.ts$|\.d\.ts$/;
/** Names of packages that are imported at run time: types are removed before. */
const IMPORT = /^(?:import|export) (?!type)[^;]*?from '([^'.#][^']*)'|import\('([^'.#][^']*)'\)/gm;

function importedPackages(folder: string): readonly string[] {
  const files = globSync(`${folder}/${SOURCES[folder]}`, { cwd: root }).filter(
    (file) => !TESTS.test(file),
  );
  const specifiers = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)].map(
      ([, from, dynamic]) => from ?? dynamic ?? '',
    ),
  );
  return [...new Set(specifiers.filter((name) => !isBuiltin(name)).map(packageOf))];
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

describe('production', () => {
  it.each(Object.keys(SOURCES))('installs every package that %s imports', (folder) => {
    const { dependencies } = JSON.parse(
      readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
    ) as { readonly dependencies: Readonly<Record<string, string>> };
    const imported = importedPackages(folder);
    expect(imported).not.toEqual([]);
    expect(imported.filter((name) => !(name in dependencies))).toEqual([]);
  });
});
