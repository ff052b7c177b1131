import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const MODULE = path.join(import.meta.dirname, 'temporary-folder.ts');
const MAKE = `import { makeTemporaryFolder } from ${JSON.stringify(MODULE)}; console.log(makeTemporaryFolder());`;
const NODE = ['--input-type=module', '--eval'];

/** A run in progress, and its folder. */
async function startRun() {
  const run = spawn(process.execPath, [...NODE, `${MAKE} setInterval(() => undefined, 1000);`]);
  onTestFinished(() => void run.kill('SIGKILL'));
  const [output] = (await once(run.stdout, 'data')) as [Buffer];
  return { run, folder: output.toString().trim() };
}

/** Path of the folder of a run that ended. */
const folderOfRun = (): string =>
  spawnSync(process.execPath, [...NODE, MAKE], { encoding: 'utf8' }).stdout.trim();

it('removes the folder when the run ends', () => {
  const folder = folderOfRun();
  expect(folder).toMatch(/varde-run-\d+-/);
  expect(existsSync(folder)).toBe(false);
});

it('removes the folder when the run is stopped', async () => {
  const { run, folder } = await startRun();
  run.kill('SIGINT');
  await once(run, 'exit');
  expect(existsSync(folder)).toBe(false);
});

it('removes the folder of a killed run after hours, and none of a run in progress', async () => {
  const { run, folder } = await startRun();
  const daysAgo = Date.now() / 1000 - 100_000;
  utimesSync(folder, daysAgo, daysAgo);
  folderOfRun();
  expect(existsSync(folder)).toBe(true);
  run.kill('SIGKILL');
  await once(run, 'exit');
  folderOfRun();
  expect(existsSync(folder)).toBe(false);
});
