/** Folders of a test's own. */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

const PREFIX = join(tmpdir(), 'varde-test-');

/** One for all tests of the suite that calls this at its top; it exists while they run. */
export function folderForAll(): string {
  const folder = PREFIX + randomUUID();
  beforeAll(() => mkdir(folder));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** One for the running test, from the test itself or from `beforeEach`. */
export async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(PREFIX);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
