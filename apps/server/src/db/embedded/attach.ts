/**
 * Shares one embedded PostgreSQL between all processes on a data folder: the first one starts it,
 * the others attach, the last one to leave stops it.
 *
 * Each process holds a shared advisory lock on a connection of its own. PostgreSQL itself ends the
 * lock with the process, however that ends, so there is nothing stale to clean up. A process
 * that leaves tries to take the lock exclusively: that succeeds only for the last one, and keeps
 * newcomers waiting until the server has stopped.
 */
import { realpathSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { isFullDisk } from '#full-disk.ts';
import { ADVISORY_LOCKS } from '../advisory-locks.ts';
import { isDatabaseUnavailable } from '../database-unavailable.ts';
import { DatabaseProblem } from '../database-problem.ts';
import { clusterProblem, clusterUrl, ensureCluster, startCluster, stopCluster } from './cluster.ts';
import { isPostmasterOf, readPostmaster } from './postmaster.ts';

export interface Attachment {
  /** For `pg`; stays the same when the server has to be started again. */
  readonly url: string;
  /** The server was not running and was started by this process. */
  readonly hasStarted: boolean;
  /** Calls with the reason while a server that has ended cannot be started again. */
  onFailure(report: (message: string) => void): void;
  /** Stops the server when no other process is attached. Calling it again does nothing. */
  leave(): Promise<void>;
}

const LOOK_EVERY_MS = 20;
/** A server that was killed may have much to read before it answers. */
const ATTACH_WITHIN_MS = 300_000;
const CONNECT_WITHIN_MS = 3_000;
const START_AGAIN_MS = 500;
/** What is left of a killed server, or another process that starts or stops one, is soon out of the way. */
const STARTS = 5;
const LOCK = ADVISORY_LOCKS.attached;

/** Of this process. */
const members = new Set<Member>();

/** Attaches to the cluster's server, which is made and started when need be. */
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

/** For a process that ends at once: running statements are cut off, and rolled back. */
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
      // A server that is gone needs no stop.
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
          if (starts >= STARTS) throw error;
        }
      }
      await setTimeout(LOOK_EVERY_MS * starts);
    }
    throw silent(this.#cluster);
  }

  #hold(connection: pg.Client): void {
    this.#connection = connection;
    connection.once('end', () => void this.#joinAgain());
  }

  /** The server has ended without being asked to. */
  async #joinAgain(): Promise<void> {
    while (!this.#leaving) {
      try {
        return await this.join();
      } catch (error) {
        this.report(error instanceof Error ? error.message : String(error));
        await setTimeout(START_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  async #isRunning(): Promise<boolean> {
    const postmaster = readPostmaster(this.#cluster);
    return postmaster !== undefined && (await isPostmasterOf(postmaster.pid, this.#cluster));
  }
}

/** A connection that holds the shared lock; undefined where no server of this cluster answers yet. */
async function connect(cluster: string): Promise<pg.Client | undefined> {
  const postmaster = readPostmaster(cluster);
  if (!postmaster) return undefined;
  const connection = new pg.Client({
    connectionString: clusterUrl(cluster),
    application_name: 'varde attached',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  });
  connection.on('error', () => {});
  try {
    await connection.connect();
    const { rows } = await connection.query<{ folder: string; started_at: number }>(
      `select current_setting('data_directory') as folder,
         extract(epoch from pg_postmaster_start_time())::float8 as started_at`,
    );
    const [server] = rows;
    // Waits while the last of the others is stopping the server.
    await connection.query('select pg_advisory_lock_shared($1)', [LOCK]);
    if (server && isSame(server.folder, cluster, server.started_at - postmaster.startedAt))
      return connection;
  } catch (error) {
    if (isFullDisk(error) || !isDatabaseUnavailable(error)) throw clusterProblem(cluster, error);
  }
  connection.end().catch(() => {});
  return undefined;
}

const isSame = (folder: string, cluster: string, secondsApart: number): boolean =>
  realpathSync(folder) === realpathSync(cluster) && Math.abs(secondsApart) < 2;

function silent(cluster: string): DatabaseProblem {
  return new DatabaseProblem(
    'folder',
    `The database in ${cluster} runs, but does not answer. End its process ` +
      `${readPostmaster(cluster)?.pid ?? ''} and start again.`,
  );
}
