import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

const PREFIX = join(tmpdir(), 'varde-test-');
/** Tried again: a process that is ending may still write. */
const REMOVED = { recursive: true, force: true, maxRetries: 5 };

/** Created before the tests of the calling suite, and removed after them. */
export function folderForAll(): string {
  const folder = PREFIX + randomUUID();
  beforeAll(() => mkdir(folder));
  afterAll(() => rm(folder, REMOVED));
  return folder;
}

/** Removed after the running test; call it in the test or in `beforeEach`. */
export async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(PREFIX);
  onTestFinished(() => rm(folder, REMOVED));
  return folder;
}
