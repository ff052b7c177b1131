import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

const PREFIX = join(tmpdir(), 'varde-test-');

/** Created before the tests of the calling suite, and removed after them. */
export function folderForAll(): string {
  const folder = PREFIX + randomUUID();
  beforeAll(() => mkdir(folder));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Removed after the running test; call it in the test or in `beforeEach`. */
export async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(PREFIX);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
