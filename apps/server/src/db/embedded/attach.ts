/**
 * Shares one embedded PostgreSQL between all processes on a data folder: the first one starts it,
 * the others attach, the last one to leave stops it.
 * Each process holds a shared advisory lock on a dedicated connection, which PostgreSQL releases
 * when the process ends in any way, so nothing becomes stale. A leaving process tries to lock
 * exclusively: only the last one succeeds, and new processes wait until the server has stopped.
 */
import { msg } from '@varde/domain/message';
import { realpathSync, unwatchFile, watchFile } from 'node:fs';
import { open } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts';
import { isDatabaseUnavailable, DatabaseProblem } from '#db/database-errors.ts';
import { isFullDisk } from '#full-disk.ts';
import { IS_WINDOWS, clusterUrl } from './cluster-settings.ts';
import { clusterProblem, ensureCluster, startCluster, stopCluster, logFile } from './cluster.ts';
import { isPostmasterOf, readPostmaster, type Postmaster } from './postmaster.ts';

export interface Attachment {
  /** For `pg`; unchanged when the server restarts. */
  readonly url: string;
  /** The server was not running and was started by this process. */
  readonly hasStarted: boolean;
  /** Reports why a server that has ended cannot be restarted. */
  onFailure(report: (message: string) => void): void;
  /** Stops the server when no other process is attached. Idempotent. */
  leave(): Promise<void>;
}

const POLL_MS = 20;
/** Recovery of a killed server may take long. */
const ATTACH_WITHIN_MS = 300_000;
const CONNECT_WITHIN_MS = 3_000;
const RESTART_MS = 500;
/** Leftovers of a killed server, or others that start or stop one, resolve in a few starts. */
const MAX_STARTS = 5;
const LOCK = ADVISORY_LOCKS.attached;

/** Attachments of this process. */
const members = new Set<Member>();

/** Attaches to the cluster's server, creating and starting it when needed. */
export async function attach(cluster: string): Promise<Attachment> {
  const member = new Member(cluster);
  members.add(member);
  try {
    await member.join();
  } catch (error) {
    members.delete(member);
    throw error;
  }
  const leave = async (): Promise<void> => {
    await member.leave();
    members.delete(member);
  };
  const onFailure = (report: (message: string) => void): void => void (member.report = report);
  return { url: clusterUrl(cluster), hasStarted: member.hasStarted, onFailure, leave };
}

/** For a process that ends at once: running statements are cancelled and rolled back. */
export async function leaveAll(): Promise<void> {
  await Promise.all([...members].map((member) => member.leave()));
}

class Member {
  report: (message: string) => void = () => {};
  hasStarted = false;
  readonly #cluster: string;
  #joining: Promise<void> | undefined;
  #connection: pg.Client | undefined;
  #leaving: Promise<void> | undefined;

  constructor(cluster: string) {
    this.#cluster = cluster;
  }

  join(): Promise<void> {
    return (this.#joining = this.#connect());
  }

  leave(): Promise<void> {
    return (this.#leaving ??= this.#leave());
  }

  async #leave(): Promise<void> {
    await this.#joining?.catch(() => {});
    const connection = this.#connection;
    try {
      await connection?.query('select pg_advisory_unlock_shared($1)', [LOCK]);
      const alone = await connection?.query<{ locked: boolean }>(
        'select pg_try_advisory_lock($1) as locked',
        [LOCK],
      );
      if (alone?.rows[0]?.locked) await stopCluster(this.#cluster);
    } catch (error) {
      // The server has already ended.
      if (!isDatabaseUnavailable(error)) throw error;
    } finally {
      connection?.end().catch(() => {});
    }
  }

  async #connect(): Promise<void> {
    const until = Date.now() + ATTACH_WITHIN_MS;
    let starts = 0;
    while (Date.now() < until) {
      await ensureCluster(this.#cluster);
      const connection = await connect(this.#cluster);
      if (connection) return this.#hold(connection);
      if (!(await this.#isRunning())) {
        starts += 1;
        try {
          await startCluster(this.#cluster);
          this.hasStarted = true;
        } catch (error) {
          if (starts >= MAX_STARTS) throw error;
        }
      }
      await setTimeout(POLL_MS * Math.max(starts, 1));
    }
    throw unresponsive(this.#cluster);
  }

  #hold(connection: pg.Client): void {
    this.#connection = connection;
    connection.once('end', () => void this.#rejoin());
  }

  /** The server has ended unexpectedly. */
  async #rejoin(): Promise<void> {
    while (!this.#leaving) {
      try {
        return await this.join();
      } catch (error) {
        this.report(error instanceof Error ? error.message : String(error));
        await setTimeout(RESTART_MS, undefined, { ref: false });
      }
    }
  }

  async #isRunning(): Promise<boolean> {
    const postmaster = readPostmaster(this.#cluster);
    return postmaster !== undefined && (await isPostmasterOf(postmaster.pid, this.#cluster));
  }
}

interface Server {
  readonly folder: string;
  /** Seconds since 1970: later than in `postmaster.pid` by the time that its start took. */
  readonly started_at: number;
}

/** For a clock that is set back while the server starts. */
const CLOCK_TOLERANCE_S = 2;

/** A connection that holds the shared lock; undefined while no server of this cluster responds. */
async function connect(cluster: string): Promise<pg.Client | undefined> {
  const postmaster = readPostmaster(cluster);
  // A starting server has not written its socket's folder yet: `pg` would connect to localhost.
  if (!postmaster || !(postmaster.socketFolder || IS_WINDOWS)) return undefined;
  const connection = new pg.Client({
    connectionString: clusterUrl(cluster),
    application_name: 'varde attached',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  });
  connection.on('error', () => {});
  try {
    await connection.connect();
    const { rows } = await connection.query<Server>(
      `select current_setting('data_directory') as folder,
         extract(epoch from pg_postmaster_start_time())::float8 as started_at`,
    );
    const [server] = rows;
    // Waits while the last process stops the server.
    await connection.query('select pg_advisory_lock_shared($1)', [LOCK]);
    if (server && isSame(server, cluster, postmaster)) return connection;
  } catch (error) {
    if (isFullDisk(error) || !isDatabaseUnavailable(error)) throw clusterProblem(cluster, error);
  }
  connection.end().catch(() => {});
  return undefined;
}

/** A server of a folder that was replaced started before the one that wrote `postmaster.pid`. */
const isSame = (server: Server, cluster: string, postmaster: Postmaster): boolean =>
  realpathSync(server.folder) === realpathSync(cluster) &&
  server.started_at > postmaster.startedAt - CLOCK_TOLERANCE_S;

function unresponsive(cluster: string): DatabaseProblem {
  return new DatabaseProblem(
    'folder',
    msg`The database in ${cluster} runs, but does not answer. End its process ${readPostmaster(cluster)?.pid ?? ''} and start again.`,
  );
}

export type DatabaseLogLevel = 'info' | 'warn' | 'error' | 'fatal';

const LEVELS: Readonly<Record<string, DatabaseLogLevel>> = {
  LOG: 'info',
  WARNING: 'warn',
  ERROR: 'error',
  FATAL: 'fatal',
  PANIC: 'fatal',
};

/** Polls, because the system may have no file watches left. */
const LOG_POLL_MS = 500;

/**
 * Reports PostgreSQL's log line by line, whichever process started it: first what is there already.
 * @returns stops it
 * @param fromStart also what was written since its start, such as a recovery after a crash
 */
export async function followLog(
  cluster: string,
  fromStart: boolean,
  report: (level: DatabaseLogLevel, message: string) => void,
): Promise<() => void> {
  const file = logFile(cluster);
  const readNext = async (from: number): Promise<number> => {
    const size = await sizeOf(file);
    // Shorter than before: the server was restarted.
    const { text, end } = await readFrom(file, size < from ? 0 : from);
    for (const line of text.split('\n')) {
      const [, word = '', message = ''] = /^([A-Z]+):\s(.*)$/.exec(line) ?? [];
      const level = LEVELS[word];
      if (level) report(level, message.trimStart());
    }
    return end;
  };
  let position = fromStart ? readNext(0) : sizeOf(file);
  const onChange = (): void => void (position = position.then(readNext));
  watchFile(file, { interval: LOG_POLL_MS, persistent: false }, onChange);
  await position;
  return () => unwatchFile(file, onChange);
}

async function sizeOf(file: string): Promise<number> {
  return (await readFrom(file, Number.POSITIVE_INFINITY)).end;
}

/** Reads up to the last complete line. */
async function readFrom(file: string, from: number): Promise<{ text: string; end: number }> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return { text: '', end: 0 };
  try {
    const { size } = await handle.stat();
    if (from >= size) return { text: '', end: size };
    const bytes = Buffer.alloc(size - from);
    await handle.read(bytes, 0, bytes.length, from);
    const end = bytes.lastIndexOf('\n') + 1;
    return { text: bytes.toString('utf8', 0, end), end: from + end };
  } finally {
    await handle.close();
  }
}
