/**
 * Connection pool with a circuit breaker: statements have a time limit while serving, a failed
 * connection is not reused, and while the server does not respond only one caller at a time waits
 * for it.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailable, isConnectionLost } from './database-unavailable.ts';
import { createStatementNames, type NameStatement } from './statement-names.ts';

export interface GuardedPool extends PostgresPool {
  /** Limits later statements, by the server and, if it does not respond, by the client. */
  limitStatements(milliseconds: number): void;
}

/** Pause after a failure before one caller retries for all. */
const RETRY_MS = 500;
/** Extra time that the client waits after the server's limit. */
const NETWORK_ALLOWANCE_MS = 1_000;

export function guardPool(pool: pg.Pool, now: () => number = Date.now): GuardedPool {
  const breaker = new CircuitBreaker(now);
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = createStatementNames();
  let limit: number | undefined;
  return {
    options: {},
    limitStatements(milliseconds) {
      limit = milliseconds;
    },
    async connect() {
      const client = await breaker.execute(() => pool.connect());
      if (limit !== undefined) await settleConnection(client, limit);
      const guarded = clients.get(client) ?? guardClient(client, breaker, () => limit, nameOf);
      clients.set(client, guarded);
      return guarded;
    },
    end: () => pool.end(),
  };
}

/**
 * Circuit breaker: while open, one caller at a time probes the server and the others fail at once.
 */
class CircuitBreaker {
  readonly #now: () => number;
  #retryAt = 0;
  #isOpen = false;
  #isProbing = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  async execute<T>(connect: () => Promise<T>): Promise<T> {
    if (!this.#isOpen) return this.#connect(connect);
    if (this.#isProbing || this.#now() < this.#retryAt) {
      throw new DatabaseUnavailable('The database did not answer a moment ago.');
    }
    this.#isProbing = true;
    return this.#connect(connect).finally(() => (this.#isProbing = false));
  }

  /**
   * A read timeout affects more than one connection: opens the circuit, so the next caller probes.
   */
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

const limited = new WeakMap<pg.PoolClient, number>();

async function settleConnection(client: pg.PoolClient, limit: number): Promise<void> {
  if (limited.get(client) === limit) return;
  try {
    // JIT compilation costs a search query more than it saves.
    const settings = `set statement_timeout = ${limit}; set jit = off`;
    await client.query(withTimeout(settings, undefined, limit));
    limited.set(client, limit);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function guardClient(
  client: pg.PoolClient,
  breaker: CircuitBreaker,
  limit: () => number | undefined,
  nameOf: NameStatement,
): PostgresPoolClient {
  let isLost = false;
  const query = async (sql: unknown, parameters?: readonly unknown[]) => {
    try {
      const text = String(sql);
      const name = parameters?.length ? nameOf(text) : undefined;
      return await client.query(withTimeout(text, parameters, limit(), name));
    } catch (error) {
      isLost ||= isConnectionLost(error);
      breaker.note(error);
      throw error;
    }
  };
  return {
    // The type includes the cursor form, which Kysely uses only on engines with cursors.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded?: boolean) => client.release(isDiscarded || isLost),
  };
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
