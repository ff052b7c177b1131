/**
 * Simulates power cuts (Linux, as root): clients write to an embedded database on its own file
 * system, whose disk image is copied at random moments without unsynchronised data. Every copy must
 * open and contain every write acknowledged before.
 * node tools/run.mjs tools/power-cut.ts [CUTS] (default 50, some four minutes)
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/db/database.ts';

const WRITERS = 8;
/** The write-ahead log alone may take 512. */
const IMAGE_MB = 2_000;
const LONGEST_MS = 2_000;
/** Pause of a writer between two writes, so that the disk does not fill up. */
const REST_MS = 10;

/** Writes numbers, each in its own transaction, and prints those that are committed. */
async function write(dataFolder: string): Promise<never> {
  const { kysely } = await openDatabase({ dataFolder });
  await sql`create table if not exists written (id integer primary key, text text)`.execute(kysely);
  let last = 0;
  const writer = async (): Promise<never> => {
    for (;;) {
      const id = (last += 1);
      await sql`insert into written values (${id}, ${'x'.repeat(id % 2_000)})`.execute(kysely);
      if (id % 97 === 0) await sql`delete from written where id = ${id - 50}`.execute(kysely);
      process.stdout.write(`${id}\n`);
      await setTimeout(REST_MS);
    }
  };
  return Promise.race(Array.from({ length: WRITERS }, writer));
}

const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** The writer, the server and its child processes, whose working directory is the cluster's. */
function processesOf(writer: number, mount: string): number[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [writer, ...numbers.filter((name) => worksBelow(name, mount)).map(Number)];
}

function signal(processes: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // A worker process has ended in the meantime.
    }
  }
}

function worksBelow(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    return false;
  }
}

async function missingIn(
  image: string,
  mount: string,
  acknowledged: ReadonlySet<number>,
): Promise<number[]> {
  mkdirSync(mount, { recursive: true });
  run('mount', '-o', 'loop', image, mount);
  try {
    const database = await openDatabase({ dataFolder: path.join(mount, 'var') });
    const { rows } = await sql<{ id: number }>`select id from written`.execute(database.kysely);
    const { rows: read } = await sql<{ letters: number }>`
      select sum(length(text))::int as letters from written`.execute(database.kysely);
    await database.close();
    const found = new Set(rows.map(({ id }) => id));
    const isDeleted = (id: number): boolean => (id + 50) % 97 === 0;
    if (read.length !== 1) throw new Error('The table could not be read.');
    return [...acknowledged].filter((id) => !found.has(id) && !isDeleted(id));
  } finally {
    run('umount', mount);
  }
}

async function rehearse(cuts: number): Promise<boolean> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'varde-power-'));
  const image = path.join(home, 'disk');
  const mount = path.join(home, 'mount');
  mkdirSync(mount);
  run('truncate', '-s', `${IMAGE_MB}M`, image);
  run('mkfs.ext4', '-q', image);
  // Delays writeback, so that unsynchronised data stays in memory.
  run('mount', '-o', 'loop,commit=300', image, mount);
  const writer = spawn(
    process.execPath,
    [import.meta.filename, '--write', path.join(mount, 'var')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const acknowledged = new Set<number>();
  createInterface({ input: writer.stdout }).on('line', (line) => acknowledged.add(Number(line)));
  let intact = 0;
  try {
    while (acknowledged.size === 0) await setTimeout(20);
    for (let cut = 1; cut <= cuts; cut += 1) {
      await setTimeout(Math.random() * LONGEST_MS);
      const before = new Set(acknowledged);
      const stopped = processesOf(writer.pid ?? 0, mount);
      signal(stopped, 'SIGSTOP');
      run('cp', '--sparse=always', image, `${image}-${cut}`);
      signal(stopped, 'SIGCONT');
      const missing = await missingIn(`${image}-${cut}`, path.join(home, `cut-${cut}`), before);
      if (missing.length === 0) intact += 1;
      console.log(`cut ${cut}: ${before.size} acknowledged, ${missing.length} missing`);
      rmSync(`${image}-${cut}`);
    }
  } finally {
    writer.kill('SIGKILL');
    await (await openDatabase({ dataFolder: path.join(mount, 'var') })).close();
    run('umount', mount);
    rmSync(home, { recursive: true });
  }
  console.log(`${intact} of ${cuts} copies opened with every acknowledged write`);
  return intact === cuts;
}

const [, , first = '50', second = ''] = process.argv;
if (first === '--write') await write(second);
else process.exitCode = (await rehearse(Number(first))) ? 0 : 1;
