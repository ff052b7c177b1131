/** What is built, in a project of a few files. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type * as Builds from './builds.mjs';

const FILES = [
  'package-lock.json',
  'tools/build-server.ts',
  'apps/server/package.json',
  'apps/server/src/main.ts',
  'apps/server/src/cli/main.ts',
  'apps/server/src/main.test.ts',
  'apps/web/package.json',
  'apps/web/src/client.tsx',
  'packages/content-pack/package.json',
  'packages/content-pack/src/pack.ts',
  'packages/contract/package.json',
  'packages/domain/package.json',
  'packages/domain/src/message.ts',
];

let root: string;
let builds: typeof Builds;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const started = (entry: 'main' | 'cli' = 'main'): string =>
  path.relative(root, builds.serverFile(entry));

/** @param atS when it is completed */
function buildServer(atS: number): string {
  const folder = builds.nextServerBuild();
  const stamp = builds.stampOf(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, builds.serverFingerprint());
  utimesSync(stamp, atS, atS);
  return path.relative(root, folder);
}

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'varde-builds-'));
  for (const file of FILES) write(file, 'first');
  for (const file of ['builds.mjs', 'install.mjs'])
    cpSync(path.join(import.meta.dirname, file), path.join(root, 'tools', file));
  builds = (await import(path.join(root, 'tools', 'builds.mjs'))) as typeof builds;
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the server', () => {
  it('starts from its sources until it is built', () => {
    expect([started(), started('cli')]).toEqual([
      path.join('apps/server/src/main.ts'),
      path.join('apps/server/src/cli/main.ts'),
    ]);
    const folder = buildServer(1);
    expect([started(), started('cli')]).toEqual([
      path.join(folder, 'main.mjs'),
      path.join(folder, 'cli.mjs'),
    ]);
  });

  it.each([
    'apps/server/src/main.ts',
    'apps/server/src/db/migrations/0099-more.sql',
    'apps/server/package.json',
    'packages/content-pack/src/pack.ts',
    'packages/domain/package.json',
    'tools/build-server.ts',
    'package-lock.json',
  ])('starts from its sources when %s has changed since the build', (file) => {
    buildServer(1);
    write(file, 'second');
    expect(started()).toBe(path.join('apps/server/src/main.ts'));
  });

  it.each(['apps/server/src/main.test.ts', 'apps/web/src/client.tsx'])(
    'is the built one when %s has changed',
    (file) => {
      const folder = buildServer(1);
      write(file, 'second');
      expect(started()).toBe(path.join(folder, 'main.mjs'));
    },
  );

  it('leaves the files of the build that may be running, and replaces the one before', () => {
    const first = buildServer(1);
    write('apps/server/src/main.ts', 'second');
    const second = buildServer(2);
    write('apps/server/src/main.ts', 'third');
    const third = buildServer(3);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
    write('apps/server/src/main.ts', 'second');
    expect(started()).toBe(path.join(second, 'main.mjs'));
  });
});

describe('the site', () => {
  it.each([
    ['apps/web/src/client.tsx', false],
    ['packages/domain/src/message.ts', false],
    ['apps/server/src/main.ts', true],
    ['packages/content-pack/src/pack.ts', true],
  ])('is built when only %s has changed since: %s', (file, isBuilt) => {
    mkdirSync(path.dirname(builds.siteStamp), { recursive: true });
    writeFileSync(builds.siteStamp, builds.siteFingerprint());
    expect(builds.isSiteBuilt()).toBe(true);
    write(file, 'second');
    expect(builds.isSiteBuilt()).toBe(isBuilt);
  });
});
