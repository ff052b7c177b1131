/**
 * Connection pool with a circuit breaker: statements have a time limit while serving and are
 * cancelled when nobody waits for them, a failed connection is not reused, and only one caller at a
 * time waits for a server that does not respond.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type pg from 'pg';
import { statements } from '#work-events.ts';
import { DatabaseUnavailable, isConnectionLost } from './database-errors.ts';
import { CONNECTIONS } from './postgres-connect.ts';
import { noteDatabaseUse, statementContext } from './statement-context.ts';

export interface GuardedPool extends PostgresPool {
  /**
   * Limits later statements, by the server and, if it does not respond, by the client; and the time
   * that a connection may take, which is long before.
   */
  limitStatements(milliseconds: number): void;
  /** Whether the last connection failed, or a statement got no response. */
  isFailing(): boolean;
}

interface PoolGuards {
  /** Of a replica: PostgreSQL refuses to write there, also after it has become the primary. */
  readonly isReadOnly?: boolean;
  readonly now?: () => number;
}

/** Those that searches and other heavy reads may hold at once: pages always get one of the rest. */
export const HEAVY_CONNECTIONS = 6;

/** Pause after a failure before one caller retries for all. */
const RETRY_MS = 500;
/** Extra time that the client waits after the server's limit. */
const NETWORK_ALLOWANCE_MS = 1_000;

export function guardPool(
  pool: pg.Pool,
  { isReadOnly = false, now = Date.now }: PoolGuards = {},
): GuardedPool {
  const breaker = new CircuitBreaker(now);
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = createStatementNames();
  const heavy = new PQueue({ concurrency: HEAVY_CONNECTIONS });
  let limit: number | undefined;
  const open = async (): Promise<PostgresPoolClient> => {
    // A pooler in between accepts connections before it has one, and keeps those that a lost machine
    // had: a statement shows it.
    const client = await breaker.execute(async ({ isProbe }) => {
      const connected = await pool.connect();
      if (isProbe) settled.delete(connected);
      await settleConnection(connected, { limit, isReadOnly });
      return connected;
    });
    const guarded =
      clients.get(client) ?? guardClient(pool, client, { breaker, limit: () => limit, nameOf });
    clients.set(client, guarded);
    return guarded;
  };
  return {
    options: {},
    limitStatements(milliseconds) {
      limit = milliseconds;
      pool.options.connectionTimeoutMillis = SERVING_CONNECT_WITHIN_MS;
    },
    isFailing: () => breaker.isOpen,
    async connect() {
      return statementContext()?.isHeavy ? holdShare(heavy, open) : open();
    },
    end: () => pool.end(),
  };
}

/** The pool counts a query that takes an idle connection, or opens one, as waiting until it has it. */
export const waitingFor = ({
  waitingCount,
  idleCount,
  totalCount,
}: Pick<pg.Pool, 'waitingCount' | 'idleCount' | 'totalCount'>): number =>
  Math.max(0, waitingCount - idleCount - (CONNECTIONS - totalCount));

/** Circuit breaker: while open, one caller at a time probes the server, the others fail at once. */
class CircuitBreaker {
  readonly #now: () => number;
  #retryAt = 0;
  #isOpen = false;
  #isProbing = false;

  get isOpen(): boolean {
    return this.#isOpen;
  }

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param connect `isProbe`: after a failure, which it is to make sure of */
  async execute<T>(connect: (attempt: { readonly isProbe: boolean }) => Promise<T>): Promise<T> {
    if (!this.#isOpen) return this.#connect(() => connect({ isProbe: false }));
    if (this.#isProbing || this.#now() < this.#retryAt) {
      throw new DatabaseUnavailable('The database did not answer a moment ago.');
    }
    this.#isProbing = true;
    return this.#connect(() => connect({ isProbe: true })).finally(() => (this.#isProbing = false));
  }

  /** A read timeout affects several connections: opens the circuit, so the next caller probes. */
  note(error: unknown): void {
    if (error instanceof Error && error.message.startsWith('Query read timeout'))
      this.#isOpen = true;
  }

  async #connect<T>(connect: () => Promise<T>): Promise<T> {
    try {
      const connected = await connect();
      this.#isOpen = false;
      return connected;
    } catch (error) {
      if (isConnectionLost(error)) {
        this.#isOpen = true;
        this.#retryAt = this.#now() + RETRY_MS;
      }
      throw error;
    }
  }
}

/** The connection occupies a place of the queue until its release. */
function holdShare(
  share: PQueue,
  open: () => Promise<PostgresPoolClient>,
): Promise<PostgresPoolClient> {
  return new Promise((resolve, reject) => {
    const hold = async (): Promise<void> => {
      const client = await open();
      await new Promise<void>((release) => {
        resolve({
          query: client.query.bind(client),
          release: (isDiscarded) => {
            client.release(isDiscarded);
            release();
          },
        });
      });
    };
    share.add(hold).catch(reject);
  });
}

/**
 * Process of PostgreSQL; a pooler tells the client a number of its own. On another machine, to which
 * the way to the database may lead by now, another one may have the same.
 */
interface Backend {
  readonly pid: number;
  readonly started: string;
}

interface Settled {
  readonly settings: string;
  readonly backend: Backend | undefined;
}

const settled = new WeakMap<pg.PoolClient, Settled>();

/**
 * At least, instead of PostgreSQL's 4 MB, where a list of matches has no place for each row of a
 * million documents: then it has pages only, and all texts on them are read again. Counting those
 * with a common word took 5 to 7 s, and 0.8 to 1.3 with 8 MB or more.
 */
const MORE_MEMORY = `select set_config('work_mem', '16MB', false)
  where pg_size_bytes(current_setting('work_mem')) < pg_size_bytes('16MB')`;

const BACKEND = `select pid, backend_start::text as started from pg_stat_activity
  where pid = pg_backend_pid()`;
const CANCEL = `select pg_cancel_backend(pid) from pg_stat_activity
  where pid = $1 and backend_start = $2::timestamptz`;

interface ConnectionSettings {
  readonly limit: number | undefined;
  readonly isReadOnly: boolean;
}

async function settleConnection(
  client: pg.PoolClient,
  { limit, isReadOnly }: ConnectionSettings,
): Promise<void> {
  const settings = [
    // JIT compilation costs a search query more than it saves.
    ...(limit === undefined
      ? []
      : [`set statement_timeout = ${limit}`, 'set jit = off', MORE_MEMORY]),
    ...(isReadOnly ? ['set default_transaction_read_only = on'] : []),
    BACKEND,
  ].join('; ');
  if (settled.get(client)?.settings === settings) return;
  try {
    // One for each statement.
    const results = [await client.query<Backend>(withTimeout(settings, undefined, limit))];
    settled.set(client, { settings, backend: results.flat().at(-1)?.rows[0] });
  } catch (error) {
    client.release(true);
    throw error;
  }
}

interface Guards {
  readonly breaker: CircuitBreaker;
  readonly limit: () => number | undefined;
  readonly nameOf: NameStatement;
}

function guardClient(
  pool: pg.Pool,
  client: pg.PoolClient,
  { breaker, limit, nameOf }: Guards,
): PostgresPoolClient {
  let isLost = false;
  const query = async (sql: unknown, parameters?: readonly unknown[]) => {
    noteDatabaseUse();
    try {
      const text = String(sql);
      const name = parameters?.length ? nameOf(text) : undefined;
      const statement = withTimeout(text, parameters, limit(), name);
      return await statements.tracePromise(
        () => abortable(pool, client, () => client.query(statement)),
        { text },
      );
    } catch (error) {
      isLost ||= isConnectionLost(error);
      breaker.note(error);
      throw error;
    }
  };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely passes no cursor
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded?: boolean) => client.release(isDiscarded || isLost),
  };
}

/** Runs a statement; cancels it on the database when the signal of its context aborts. */
async function abortable<T>(
  pool: pg.Pool,
  client: pg.PoolClient,
  run: () => Promise<T>,
): Promise<T> {
  const signal = statementContext()?.signal;
  if (!signal) return run();
  signal.throwIfAborted();
  const ended = new AbortController();
  let cancelling: Promise<unknown> | undefined;
  const cancel = async (): Promise<void> => {
    const other = await pool.connect();
    const backend = settled.get(client)?.backend;
    if (!ended.signal.aborted && backend)
      cancelling = other.query(CANCEL, [backend.pid, backend.started]);
    await (cancelling ?? Promise.resolve()).finally(() => other.release());
  };
  // Without it the statement runs until its time limit.
  const tryToCancel = (): void => void cancel().catch(() => {});
  signal.addEventListener('abort', tryToCancel, { once: true });
  try {
    return await run();
  } finally {
    signal.removeEventListener('abort', tryToCancel);
    ended.abort();
    // Otherwise the next statement of this connection could be the one that is cancelled.
    await cancelling?.catch(() => {});
  }
}

/** The library's types lack `query_timeout` of a single query. */
function withTimeout(
  text: string,
  values: readonly unknown[] | undefined,
  limit: number | undefined,
  name?: string,
): pg.QueryConfig {
  const config: pg.QueryConfig = {
    text,
    ...(values && { values: [...values] }),
    ...(name !== undefined && { name }),
  };
  return limit === undefined
    ? config
    : Object.assign(config, { query_timeout: limit + NETWORK_ALLOWANCE_MS });
}

/** While serving, when a visitor waits; also limits the wait for a free connection. */
const SERVING_CONNECT_WITHIN_MS = 3_000;

/** Names a repeated statement, so that each connection parses and plans it only once. */
export type NameStatement = (sql: string) => string | undefined;

/** A statement is named on its third use. */
const NAMED_AT_USE = 3;
/** Each name costs a connection tens of kilobytes, and free filters create unlimited statements. */
const MAX_NAMES = 200;

export function createStatementNames(): NameStatement {
  const names = new Map<string, string>();
  const uses = new LRUCache<string, number>({ max: 4 * MAX_NAMES });
  return (sql) => {
    const name = names.get(sql);
    if (name !== undefined || names.size >= MAX_NAMES) return name;
    const count = (uses.get(sql) ?? 0) + 1;
    if (count < NAMED_AT_USE) {
      uses.set(sql, count);
      return undefined;
    }
    uses.delete(sql);
    names.set(sql, `varde_${names.size + 1}`);
    return names.get(sql);
  };
}
