/**
 * The one door to the database: an embedded PostgreSQL on a data folder by default, another one when
 * an address is given. Values are read alike: int8 as number, jsonb as value, timestamptz as Date,
 * date as text.
 */
import type { Kysely } from 'kysely';
import { createKysely } from './create-kysely.ts';
import { DatabaseProblem } from './database-problem.ts';
import { attach } from './embedded/attach.ts';
import { clusterFolder, clusterProblem } from './embedded/cluster.ts';
import { followLog, type DatabaseLogLevel } from './embedded/follow-log.ts';
import { connectPostgres } from './postgres-engine.ts';
import { createPostgresListener } from './postgres-listener.ts';
import { guardPool } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

export interface Database {
  /**
   * Inside `kysely.transaction().execute(callback)` use only the callback's own handle: a query by
   * the outer handle would silently run outside the transaction, and is refused with an error.
   */
  readonly kysely: Kysely<Tables>;
  readonly engine: 'embedded' | 'postgres';
  /**
   * Calls `heard` after every `notify` on this channel, from whichever process, and whenever notices may have been
   * missed (a connection that was lost and is there again). Calls `lost` when nothing can be heard until then. Ends
   * with `close`.
   */
  listen(channel: Channel, onNotify: () => void, lost?: () => void): Promise<void>;
  /** Acts as if a notice had come, for what this process knows before the notice is there. */
  notifyLocally(channel: Channel): void;
  /**
   * From now on a statement fails when it takes longer: visitors do not wait for ever. Imports and
   * migrations come before it, or run in a process of their own.
   */
  limitStatements(milliseconds: number): void;
  /** Connections and who waits for one, for those who watch the server. */
  usage(): DatabaseUsage;
  /**
   * Reports the log of the embedded PostgreSQL until `close`: since its start by this process, or
   * from now on where another process started it.
   */
  followLog(report: (level: DatabaseLogLevel, message: string) => void): void;
  /** Waits for running queries, then closes the connections. Calling it again does nothing. */
  close(): Promise<void>;
}

interface DatabaseUsage {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Names what happened, for all servers on this database. */
type Channel = 'varde_content' | 'varde_sessions';

export interface DatabaseOptions {
  /** The embedded PostgreSQL keeps its files in `<dataFolder>/postgres`. */
  dataFolder: string;
  /** `postgres://…`; the data folder is then not touched. */
  databaseUrl?: string | undefined;
}

/** Opens without migrating. Throws a `DatabaseProblem` when that cannot be, with what to do. */
export async function openDatabase({
  dataFolder,
  databaseUrl,
}: DatabaseOptions): Promise<Database> {
  if (databaseUrl) return connect(databaseUrl, 'postgres');
  const cluster = clusterFolder(dataFolder);
  const attachment = await attach(cluster);
  const endings = [() => attachment.leave()];
  try {
    const database = await connect(attachment.url, 'embedded', endings);
    return {
      ...database,
      followLog: (report) => {
        attachment.onFailure((message) => report('fatal', message));
        const stop = followLog(cluster, attachment.hasStarted, report);
        endings.unshift(async () => stop());
      },
    };
  } catch (error) {
    await attachment.leave();
    // What it says of DATABASE_URL does not hold here.
    const reason = error instanceof DatabaseProblem ? error.cause : error;
    throw clusterProblem(cluster, reason);
  }
}

/** @param endings what is done after the connections are closed */
async function connect(
  url: string,
  engine: Database['engine'],
  endings: readonly (() => Promise<void>)[] = [],
): Promise<Database> {
  const pool = await connectPostgres(url);
  const guarded = guardPool(pool);
  const kysely = await createKysely<Tables>(guarded);
  const listener = createPostgresListener(url);
  let closing: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await listener.stopListening();
    await kysely.destroy();
    for (const ending of endings) await ending();
  };
  return {
    kysely,
    engine,
    listen: (channel, onNotify, lost) => listener.listen(channel, onNotify, lost),
    notifyLocally: (channel) => listener.notifyLocally(channel),
    limitStatements: (milliseconds) => guarded.limitStatements(milliseconds),
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    followLog: () => {},
    close: () => (closing ??= end()),
  };
}
