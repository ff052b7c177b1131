/**
 * Makes a backup each night from a serving process, into VARDE_BACKUP_FOLDER. Servers on the same
 * database agree by a lock and by what the database records, so only one of them makes it.
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { museumDate, museumTime } from '@varde/domain/museum-date';
import type { Context } from '#context.ts';
import { findLastBackups, lockBackups, recordEnd, recordStart } from './backup.repository.ts';
import type { BackupRun } from '#db/tables.ts';
import { readPackDigest } from '#packs/packs.repository.ts';
import { type BackupOptions, type BackupReport, writeBackup } from './write-backup.ts';

/** Nobody walks through a museum then. */
const HOUR = 3;
const HOUR_MS = 60 * 60 * 1000;
/** After a failure, such as a full disk. */
const RETRY_MS = HOUR_MS;
const POLL_MS = 10 * 60 * 1000;
const DAILY_KEPT = 7;
const WEEKLY_KEPT = 4;
const DAY_MS = 24 * HOUR_MS;

/** `varde-2026-11-26-0300.tar`, in the museums' time zone. */
export function backupName(now: Date): string {
  const [hour, minute] = museumTime(now).split(':');
  return `varde-${museumDate(now)}-${hour}${minute}.tar`;
}

const NAME = /^varde-(\d{4}-\d{2}-\d{2})-\d{4}\.tar$/;

/** Whether the last night has passed without a backup. */
export function isDue(now: Date, last: Date | undefined): boolean {
  // The day begins at the hour of the backup.
  const dayOf = (time: Date): string => museumDate(new Date(time.getTime() - HOUR_MS * HOUR));
  return last === undefined || dayOf(last) < dayOf(now);
}

/** Names to remove: all but the newest of the last seven days and of the last four weeks. */
export function expiredBackups(names: readonly string[]): string[] {
  const newestFirst = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  const kept = new Set<string>();
  const keepFirstOf = (groupOf: (day: string) => string, most: number): void => {
    const groups = new Set<string>();
    for (const name of newestFirst) {
      const group = groupOf(NAME.exec(name)?.[1] ?? '');
      if (groups.has(group) || groups.size === most) continue;
      groups.add(group);
      kept.add(name);
    }
  };
  keepFirstOf((day) => day, DAILY_KEPT);
  keepFirstOf(weekOf, WEEKLY_KEPT);
  return newestFirst.filter((name) => !kept.has(name));
}

/** The Monday of a day's week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

interface NightlyOptions extends Pick<BackupOptions, 'settings' | 'readPages'> {
  readonly folder: string;
  readonly withMedia: boolean;
  readonly onDone: (report: BackupReport) => void;
  readonly onError: (error: unknown) => void;
}

export interface NightlyBackup {
  /** Makes a backup when one is due and no other server does. */
  check(now?: Date): Promise<void>;
  /** Stops a backup that is being made: the next start makes it. */
  close(): Promise<void>;
}

export function startNightlyBackups(context: Context, options: NightlyOptions): NightlyBackup {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  const check = (now = new Date()): Promise<void> =>
    (running ??= backUpIfDue(context, options, now, closing.signal)
      .catch((error: unknown) => {
        if (!closing.signal.aborted) options.onError(error);
      })
      .finally(() => (running = undefined)));
  const timer = setInterval(() => void check(), POLL_MS).unref();
  void check();
  return {
    check,
    async close() {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}

async function backUpIfDue(
  context: Context,
  options: NightlyOptions,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const { database } = context;
  const isDueNow = async (): Promise<boolean> => {
    // A backup of nothing would count as one until the next night.
    if ((await readPackDigest(database)) === undefined) return false;
    const { newest, succeeded } = await findLastBackups(database, true);
    const sinceLast = now.getTime() - (newest?.started_at.getTime() ?? 0);
    return isDue(now, succeeded?.started_at) && (!newest?.failed || sinceLast > RETRY_MS);
  };
  if (!(await isDueNow())) return;
  const connection = await database.connectDirectly();
  // A statement that runs ends with its connection.
  const endConnection = (): void => void connection.end().catch(() => {});
  signal.addEventListener('abort', endConnection);
  try {
    // Another server may have made it between the two questions.
    if (!(await lockBackups(connection)) || !(await isDueNow())) return;
    const { folder, onDone, ...rest } = options;
    const file = join(folder, backupName(now));
    const write = async (): Promise<BackupReport> => {
      await removeLeftovers(folder);
      return writeBackup(context, file, { ...rest, withSecrets: false, connection, signal });
    };
    const start = { file, is_nightly: true, started_at: now };
    onDone(await recordBackup(context, start, write, signal));
    await removeExpired(folder);
  } finally {
    signal.removeEventListener('abort', endConnection);
    await connection.end();
  }
}

/** Keeps the newest of the last seven days and of the last four weeks. */
export async function removeExpired(folder: string): Promise<void> {
  for (const name of expiredBackups(await readdir(folder)))
    await rm(join(folder, name), { force: true });
}

/** Of processes that were killed a day ago or earlier while they made one. */
export async function removeLeftovers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder))
    if (/^varde-[\d-]+\.tar\.[\w-]+\.part$/.test(name)) {
      const path = join(folder, name);
      if ((await stat(path)).mtimeMs < Date.now() - DAY_MS) await rm(path, { force: true });
    }
}

/**
 * Records in the database that a backup is made, and how it ended.
 * @param signal one that is stopped has neither succeeded nor failed
 */
export async function recordBackup<T>(
  { database }: Pick<Context, 'database'>,
  start: Pick<BackupRun, 'file' | 'is_nightly' | 'started_at'>,
  write: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const run = { ...start, finished_at: null, failed: null };
  await recordStart(database, run);
  try {
    const result = await write();
    await recordEnd(database, { ...run, finished_at: new Date() });
    return result;
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    // The database may be what has failed.
    if (!signal?.aborted)
      await recordEnd(database, { ...run, finished_at: new Date(), failed }).catch(() => {});
    throw error;
  }
}
