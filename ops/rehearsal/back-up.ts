/** Backups while visitors write: `varde backup`, and the database at any moment (pgBackRest). */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { type Chain, PROJECT } from './chain.ts';
import { pgbackrestOf, queryRestored } from './pgbackrest.ts';
import { makeFolder } from './programs.ts';
import { readMetric, readsRow, type ResultRow, type Scenario } from './scenario.ts';

/** Moments that the database is restored to, at random. */
const RESTORES = 20;
const BEAT_MS = 50;
const LOAD_S = 30;

/** A row that was written each `BEAT_MS`, with the times around its commit. */
interface Beat {
  readonly number: number;
  readonly startedAt: number;
  readonly acknowledgedAt: number;
}

const HOUR_S = 3_600;

/** The command that the timer of ops/systemd starts, and what Prometheus sees of it. */
async function drill(chain: Chain, folder: string): Promise<ResultRow> {
  const unit = readFileSync(path.join(PROJECT, 'ops/systemd/varde-drill.service'), 'utf8');
  const [, line = ''] = /^ExecStart=.*varde\.mjs (.*)$/m.exec(unit) ?? [];
  const backups = path.join(folder, 'nightly/');
  mkdirSync(backups);
  const args = line.replace('/var/lib/varde/backups/', backups).split(' ');
  const started = performance.now();
  const problem = await chain.varde(...args).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  const seconds = (performance.now() - started) / 1_000;
  const failed = Math.max(...(await readMetric(chain, 'varde_backup_failed')));
  const ageS = Math.max(...(await readMetric(chain, 'varde_backup_age_seconds')));
  return {
    what: 'the nightly drill of varde-drill.service: backed up, restored and compared',
    figure: `${problem === undefined ? 'equal' : 'different'}, in ${seconds.toFixed(1)} s; varde_backup_failed ${failed}, varde_backup_age_seconds ${ageS}`,
    isRight: problem === undefined && failed === 0 && ageS < HOUR_S,
    details: problem === undefined ? [] : [problem],
  };
}

/** Before the update to another version, which this one's backups cannot be restored with. */
export const backUp: Scenario = async ({ chain, visits, folder }) => {
  const file = path.join(folder, 'backup.tar');
  visits.reset();
  const started = performance.now();
  await chain.varde('backup', file);
  const seconds = (performance.now() - started) / 1_000;
  const printed = await chain.varde('restore', file, '--verify').then(
    () => undefined,
    (error: unknown) => String(error),
  );
  return [
    readsRow('varde backup under load', visits),
    {
      what: 'varde restore --verify compares it',
      figure: `${printed === undefined ? 'equal' : 'different'}; made in ${seconds.toFixed(1)} s`,
      isRight: printed === undefined,
      details: printed === undefined ? [] : [printed],
    },
    await drill(chain, folder),
  ];
};

async function writeBeats(chain: Chain, seconds: number): Promise<readonly Beat[]> {
  const database = await openDatabase({ dataFolder: '', databaseUrl: chain.databaseUrl });
  const connection = await database.connectDirectly();
  const beats: Beat[] = [];
  try {
    await connection.client.query('create table if not exists beat (number integer primary key)');
    const end = Date.now() + seconds * 1_000;
    for (let number = 1; Date.now() < end; number += 1) {
      const startedAt = Date.now();
      await connection.client.query('insert into beat values ($1)', [number]);
      beats.push({ number, startedAt, acknowledgedAt: Date.now() });
      await setTimeout(BEAT_MS);
    }
  } finally {
    await connection.end();
    await database.close();
  }
  return beats;
}

/** Moments at which the restored database has other beats than it had then. */
async function compareMoments(
  beats: readonly Beat[],
  restoreTo: (time: Date) => Promise<number>,
): Promise<readonly string[]> {
  const [first = 0, last = 0] = [beats[0], beats.at(-1)].map((beat) => beat?.acknowledgedAt);
  const numberAt = (find: (beat: Beat) => boolean) => beats.findLast(find)?.number ?? 0;
  const wrong: string[] = [];
  for (let round = 0; round < RESTORES; round += 1) {
    const time = Math.ceil(first + 1 + Math.random() * (last - first - 1));
    const found = await restoreTo(new Date(time));
    // Within the same millisecond the commit may be the later one.
    const least = numberAt(({ acknowledgedAt }) => acknowledgedAt < time);
    const most = numberAt(({ startedAt }) => startedAt <= time);
    if (found < least || found > most)
      wrong.push(`${new Date(time).toISOString()}: ${found}, not ${least} to ${most}`);
  }
  return wrong;
}

export const restoreToMoments: Scenario = async ({ chain, visits, folder }) => {
  const pgbackrest = pgbackrestOf(folder, (await chain.primary()) ?? 'db1');
  const data = path.join(folder, 'restored');
  await makeFolder(data);
  await pgbackrest('stanza-create');
  await pgbackrest('backup', '--type=full');
  // It restores no moment of the second in which the backup ended.
  await setTimeout(1_000);
  const beats = await writeBeats(chain, LOAD_S);
  await chain.query('drop table beat');
  // What was written last is copied, too.
  await pgbackrest('check');
  // Backups are restored on another machine.
  visits.pause();
  const started = performance.now();
  const wrong = await compareMoments(beats, async (time) => {
    const target = time.toISOString().replace('T', ' ').replace('Z', '+00');
    const options = ['--delta', '--type=time', `--target=${target}`, '--target-action=promote'];
    await pgbackrest('restore', `--pg1-path=${data}`, ...options);
    return Number(await queryRestored(data, 'select max(number) from beat'));
  });
  const mean = (performance.now() - started) / 1_000 / RESTORES;
  visits.resume();
  return [
    {
      what: `pgBackRest restores ${RESTORES} random moments of ${LOAD_S} s of writes`,
      figure: `${RESTORES - wrong.length} exact to the write, in ${mean.toFixed(1)} s each`,
      isRight: wrong.length === 0,
      details: wrong,
    },
  ];
};
