/**
 * Opens the database: an embedded PostgreSQL in the data folder by default, an external one by URL.
 * Types in both: int8 as number, jsonb as value, timestamptz as Date, date as text.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import {
  Kysely,
  DefaultQueryExecutor,
  PostgresDialect,
  PostgresDriver,
  type ConnectionProvider,
  type DatabaseConnection,
  type Driver,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import { DatabaseProblem } from './database-errors.ts';
import { attach, followLog, type DatabaseLogLevel } from './embedded/attach.ts';
import { clusterFolder, clusterProblem } from './embedded/cluster.ts';
import { type ConnectionCallbacks, createPostgresListener } from './postgres-listener.ts';
import { connectClient, connectPostgres, guardPool, waitingFor } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

export interface Database {
  /**
   * Inside `kysely.transaction().execute(callback)` use only the callback's handle: a query by the
   * outer handle would run outside the transaction, and is rejected with an error.
   */
  readonly kysely: Kysely<Tables>;
  readonly engine: 'embedded' | 'postgres';
  /**
   * Calls `onNotify` after every NOTIFY on this channel from any process, and after a reconnection,
   * as notifications may have been missed, unless `onReconnect` is given. Ends with `close`.
   */
  listen(channel: Channel, onNotify: () => void, connection?: ConnectionCallbacks): Promise<void>;
  /** Calls the listeners of this process at once, before the notification arrives. */
  notifyLocally(channel: Channel): void;
  /**
   * Limits the duration of later statements, and how long a connection may take, so that visitors
   * do not wait indefinitely. Imports and migrations run before it, or in another process.
   */
  limitStatements(milliseconds: number): void;
  /** Connections and waiting callers, for monitoring. */
  usage(): DatabaseUsage;
  /** A connection of its own, outside the pool and without time limits, for backups. */
  connectDirectly(): Promise<DirectConnection>;
  /**
   * Reports the log of the embedded PostgreSQL until `close`: since its start by this process, or
   * from now on where another process started it. Resolves when what is there has been reported.
   */
  followLog(report: (level: DatabaseLogLevel, message: string) => void): Promise<void>;
  /** Waits for running queries, then closes the connections. Idempotent. */
  close(): Promise<void>;
}

export interface DirectConnection {
  readonly client: pg.Client;
  /** On the same connection: transactions are the caller's, by `begin` and `commit`. */
  readonly kysely: Kysely<Tables>;
  /** Rolls an open transaction back. */
  end(): Promise<void>;
}

interface DatabaseUsage {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** NOTIFY channels, shared by all servers on this database. */
type Channel = 'varde_content' | 'varde_sessions';

export interface DatabaseOptions {
  /** The embedded PostgreSQL is stored in `<dataFolder>/postgres`. */
  dataFolder: string;
  /** `postgres://…`; the data folder is then not used. */
  databaseUrl?: string | undefined;
}

/** Opens without migrating. @throws DatabaseProblem with the fix */
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
      followLog: async (report) => {
        attachment.onFailure((message) => report('fatal', message));
        const stop = await followLog(cluster, attachment.hasStarted, report);
        endings.unshift(async () => stop());
      },
    };
  } catch (error) {
    await attachment.leave();
    // The outer message is about DATABASE_URL, which is not used here.
    const reason = error instanceof DatabaseProblem ? error.cause : error;
    throw clusterProblem(cluster, reason);
  }
}

/** @param endings run after the connections are closed */
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
    listen: (channel, onNotify, connection) => listener.listen(channel, onNotify, connection),
    notifyLocally: (channel) => listener.notifyLocally(channel),
    limitStatements: (milliseconds) => guarded.limitStatements(milliseconds),
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: waitingFor(pool) }),
    connectDirectly: () => connectDirectly(url),
    followLog: async () => {},
    close: () => (closing ??= end()),
  };
}

async function connectDirectly(url: string): Promise<DirectConnection> {
  const client = await connectClient(url);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely passes no cursor
  const query = client.query.bind(client) as unknown as PostgresPoolClient['query'];
  const pool: PostgresPool = {
    options: {},
    connect: async () => ({ query, release: () => {} }),
    end: async () => {},
  };
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { client, kysely, end: () => client.end() };
}

/**
 * Creates a Kysely that rejects a query by the outer handle inside a transaction's callback: on a
 * single connection it would deadlock; on several, silently run outside the transaction.
 */
async function createKysely<T>(pool: PostgresPool): Promise<Kysely<T>> {
  const dialect = new PostgresDialect({ pool });
  const driver = new ClosableDriver({ pool });
  await driver.init();
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new GuardedConnections(driver),
  );
  return new Kysely<T>({ config: { dialect }, dialect, driver, executor });
}

class ClosableDriver extends PostgresDriver {
  #closed = false;

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#closed) throw new Error('The database has been closed.');
    return super.acquireConnection();
  }

  override async destroy(): Promise<void> {
    this.#closed = true;
    await super.destroy();
  }
}

class GuardedConnections implements ConnectionProvider {
  readonly #driver: Driver;
  /** Set while running code that was started by a consumer with a connection. */
  readonly #held = new AsyncLocalStorage<{ active: boolean }>();

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (this.#held.getStore()?.active) {
      throw new Error(
        "A query inside a transaction used the outer database handle. Use the handle that the transaction's callback is given.",
      );
    }
    const connection = await this.#driver.acquireConnection();
    const state = { active: true };
    try {
      return await this.#held.run(state, () => consumer(connection));
    } finally {
      state.active = false;
      await this.#driver.releaseConnection(connection);
    }
  }
}
