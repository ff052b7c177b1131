/** What is left to PostgreSQL in `postmaster.pid`, while another process may start a server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPostmaster, removeStaleState } from './postmaster.ts';

let cluster: string;
let file: string;
beforeEach(async () => {
  cluster = await mkdtemp(join(tmpdir(), 'varde-postmaster-'));
  file = join(cluster, 'postmaster.pid');
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(cluster, { recursive: true, force: true });
});

const contentFor = (pid: number | undefined): string =>
  `${pid}\n${cluster}\n1790000000\n5432\n${cluster}\n`;

async function idOfDeadProcess(): Promise<number | undefined> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid;
}

it('a server that has created the file and not written it yet keeps it', async () => {
  await writeFile(file, '');
  expect(readPostmaster(cluster)).toBeUndefined();
  const removed = removeStaleState(cluster, cluster);
  const content = contentFor(await idOfDeadProcess());
  await writeFile(file, content);
  await removed;
  expect(await readFile(file, 'utf8')).toBe(content);
});

it('an empty file of a crashed machine is removed', async () => {
  await writeFile(file, '');
  vi.useFakeTimers({ toFake: ['Date'] });
  const removed = removeStaleState(cluster, cluster);
  vi.setSystemTime(Date.now() + 60_000);
  await removed;
  expect(existsSync(file)).toBe(false);
});

it('the file of a dead process is left to PostgreSQL', async () => {
  const content = contentFor(await idOfDeadProcess());
  await writeFile(file, content);
  await removeStaleState(cluster, cluster);
  expect(await readFile(file, 'utf8')).toBe(content);
});

it('the id of a process that is not its server is taken out, and the rest stays', async () => {
  await writeFile(file, contentFor(process.pid));
  await removeStaleState(cluster, cluster);
  expect(readPostmaster(cluster)?.pid).not.toBe(process.pid);
  expect(readPostmaster(cluster)).toMatchObject({ port: 5432, socketFolder: cluster });
});
