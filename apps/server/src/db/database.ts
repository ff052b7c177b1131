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
  type AbortableQueryOptions,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type PostgresPool,
  type PostgresPoolClient,
  type QueryResult,
  type Transaction,
} from 'kysely';
import {
  DatabaseProblem,
  isCancelled,
  isConnectionLost,
  isDatabaseUnavailable,
} from './database-errors.ts';
import { attach, followLog, type DatabaseLogLevel } from './embedded/attach.ts';
import { clusterFolder, clusterProblem } from './embedded/cluster.ts';
import { type ConnectionCallbacks, createPostgresListener } from './postgres-listener.ts';
import { connectClient, CONNECTIONS, connectPostgres, openPool } from './postgres-connect.ts';
import { type GuardedPool, guardPool, waitingFor } from './postgres-pool.ts';
import { statementContext, withStatements } from './statement-context.ts';
import type { Tables } from './tables.ts';

export interface Database {
  /**
   * Inside `kysely.transaction().execute(callback)` use only the callback's handle: a query by the
   * outer handle would run outside the transaction, and is rejected with an error.
   */
  readonly kysely: Kysely<Tables>;
  readonly engine: 'embedded' | 'postgres';
  /** A transaction that reads; on the replica when the primary does not respond. */
  readonly readTransaction: <T>(read: (reader: Transaction<Tables>) => Promise<T>) => Promise<T>;
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
  /** Statements and transactions that a replica took over, since the start. */
  readonly fromReplica: number;
}

/** NOTIFY channels, shared by all servers on this database. */
type Channel = 'varde_content' | 'varde_sessions';

export interface DatabaseOptions {
  /** The embedded PostgreSQL is stored in `<dataFolder>/postgres`. */
  dataFolder: string;
  /** `postgres://…`; the data folder is then not used. */
  databaseUrl?: string | undefined;
  /** A replica of it, which is read while `databaseUrl` does not respond. */
  replicaUrl?: string | undefined;
}

/** Opens without migrating. @throws DatabaseProblem with the fix */
export async function openDatabase({
  dataFolder,
  databaseUrl,
  replicaUrl,
}: DatabaseOptions): Promise<Database> {
  if (databaseUrl) return connect(databaseUrl, 'postgres', { replicaUrl });
  const cluster = clusterFolder(dataFolder);
  const attachment = await attach(cluster);
  const endings = [() => attachment.leave()];
  try {
    const database = await connect(attachment.url, 'embedded', { endings });
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

interface ConnectOptions {
  readonly replicaUrl?: string | undefined;
  /** Run after the connections are closed. */
  readonly endings?: readonly (() => Promise<void>)[];
}

async function connect(
  url: string,
  engine: Database['engine'],
  { replicaUrl, endings = [] }: ConnectOptions,
): Promise<Database> {
  const pool = await connectPostgres(url);
  const guarded = guardPool(pool);
  const replica = replicaUrl ? await openReplica(replicaUrl, guarded) : undefined;
  const kysely = await createKysely<Tables>(guarded, replica);
  const listener = createPostgresListener(url);
  let closing: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await listener.stopListening();
    await kysely.destroy();
    await replica?.kysely.destroy();
    for (const ending of endings) await ending();
  };
  return {
    kysely,
    engine,
    readTransaction: async (read) => {
      const readFrom = (from: Kysely<Tables>) =>
        from.transaction().setAccessMode('read only').execute(read);
      return replica ? replica.readInsteadOf(() => readFrom(kysely), readFrom) : readFrom(kysely);
    },
    listen: (channel, onNotify, connection) => listener.listen(channel, onNotify, connection),
    notifyLocally: (channel) => listener.notifyLocally(channel),
    limitStatements(milliseconds) {
      guarded.limitStatements(milliseconds);
      replica?.pool.limitStatements(milliseconds);
    },
    usage: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: waitingFor(pool),
      fromReplica: replica?.reads ?? 0,
    }),
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
async function createKysely<T>(pool: PostgresPool, replica?: Replica): Promise<Kysely<T>> {
  const dialect = new PostgresDialect({ pool });
  const driver = new ClosableDriver({ pool });
  await driver.init();
  const connections = new GuardedConnections(driver);
  const executor = replica
    ? new ReplicatedExecutor(dialect, connections, replica)
    : new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), connections);
  return new Kysely<T>({ config: { dialect }, dialect, driver, executor });
}

async function openReplica(url: string, primary: GuardedPool): Promise<Replica> {
  const pool = guardPool(openPool(url), { isReadOnly: true });
  return new Replica({ primary, pool, kysely: await createKysely(pool) });
}

interface ReplicaOptions {
  readonly primary: GuardedPool;
  /** Of the replica. */
  readonly pool: GuardedPool;
  readonly kysely: Kysely<Tables>;
}

/** Whether the primary did not respond, in contrast to a statement that took too long. */
const isUnanswered = (error: unknown): boolean =>
  isDatabaseUnavailable(error) &&
  !(error instanceof Error && 'code' in error && error.code === '57014');

/** Takes over what reads while the primary does not respond. It refuses to write. */
class Replica {
  readonly kysely: Kysely<Tables>;
  readonly pool: GuardedPool;
  readonly #primary: GuardedPool;
  #isProbing = false;
  /** Statements and transactions that it took over. */
  reads = 0;

  constructor({ primary, pool, kysely }: ReplicaOptions) {
    this.#primary = primary;
    this.pool = pool;
    this.kysely = kysely;
  }

  /** @throws the primary's error when the replica fails too, as it does for what writes */
  async readInsteadOf<T>(
    readPrimary: () => Promise<T>,
    readReplica: (kysely: Kysely<Tables>) => Promise<T>,
  ): Promise<T> {
    if (statementContext()?.isPrimaryOnly) return readPrimary();
    let lost: unknown;
    if (!this.#primary.isFailing()) {
      try {
        return await readPrimary();
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        lost = error;
      }
    }
    // No read waits for a primary that is known not to respond.
    this.#probePrimary();
    try {
      const result = await this.#read(readReplica);
      this.reads += 1;
      return result;
    } catch (error) {
      if (isCancelled(error)) throw error;
      // What was lost may have been a write that was done: it is not repeated.
      if (lost !== undefined) throw lost;
      return readPrimary();
    }
  }

  /** Connections may have been opened while another machine was the replica, and all be lost now. */
  async #read<T>(readReplica: (kysely: Kysely<Tables>) => Promise<T>): Promise<T> {
    for (let left = CONNECTIONS; ; left -= 1) {
      try {
        return await readReplica(this.kysely);
      } catch (error) {
        if (left === 0 || !isConnectionLost(error) || this.pool.isFailing()) throw error;
      }
    }
  }

  /** Its success lets reads return to the primary. */
  #probePrimary(): void {
    if (this.#isProbing) return;
    this.#isProbing = true;
    withStatements({ isHeavy: false }, () => this.#primary.connect())
      .then(
        (client) => client.release(),
        () => {},
      )
      .finally(() => (this.#isProbing = false));
  }
}

/** Queries outside transactions are repeated on the replica. */
class ReplicatedExecutor extends DefaultQueryExecutor {
  readonly #replica: Replica;

  constructor(dialect: Dialect, connections: ConnectionProvider, replica: Replica) {
    super(dialect.createQueryCompiler(), dialect.createAdapter(), connections);
    this.#replica = replica;
  }

  override executeQuery<R>(
    query: CompiledQuery,
    options?: AbortableQueryOptions,
  ): Promise<QueryResult<R>> {
    return this.#replica.readInsteadOf(
      () => super.executeQuery<R>(query, options),
      (kysely) => kysely.getExecutor().executeQuery<R>(query, options),
    );
  }
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
