/**
 * A pool of PostgreSQL connections that gives up quickly: statements have a limit once visitors are served, a
 * connection that failed is never used again, and while the server does not answer only one caller at a time waits for it.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailable, isConnectionLost } from './database-unavailable.ts';
import { createStatementNames, type NameStatement } from './statement-names.ts';

export interface GuardedPool extends PostgresPool {
  /** From now on a statement ends after this time, on the server if that still answers, else here. */
  limitStatements(milliseconds: number): void;
}

/** After a failure nobody tries for so long; then one does, for all. */
const REST_MS = 500;
/** How much longer than the server we wait for a statement's end. */
const NETWORK_MS = 1_000;

export function guardPool(pool: pg.Pool, now: () => number = Date.now): GuardedPool {
  const line = new Line(now);
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = createStatementNames();
  let limit: number | undefined;
  return {
    options: {},
    limitStatements(milliseconds) {
      limit = milliseconds;
    },
    async connect() {
      const client = await line.execute(() => pool.connect());
      if (limit !== undefined) await settleConnection(client, limit);
      const guarded = clients.get(client) ?? guardClient(client, line, () => limit, nameOf);
      clients.set(client, guarded);
      return guarded;
    },
    end: () => pool.end(),
  };
}

/** The way to the server: once it is cut, one caller at a time tries it, and the others are told at once. */
class Line {
  readonly #now: () => number;
  #restsUntil = 0;
  #isCut = false;
  #isTried = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  async execute<T>(connect: () => Promise<T>): Promise<T> {
    if (!this.#isCut) return this.#connect(connect);
    if (this.#isTried || this.#now() < this.#restsUntil) {
      throw new DatabaseUnavailable('The database did not answer a moment ago.');
    }
    this.#isTried = true;
    return this.#connect(connect).finally(() => (this.#isTried = false));
  }

  /** An answer that never came is more than one broken connection: the next caller tries for all. */
  note(error: unknown): void {
    if (error instanceof Error && error.message.startsWith('Query read timeout'))
      this.#isCut = true;
  }

  async #connect<T>(connect: () => Promise<T>): Promise<T> {
    try {
      const connected = await connect();
      this.#isCut = false;
      return connected;
    } catch (error) {
      if (isConnectionLost(error)) {
        this.#isCut = true;
        this.#restsUntil = this.#now() + REST_MS;
      }
      throw error;
    }
  }
}

const limited = new WeakMap<pg.PoolClient, number>();

async function settleConnection(client: pg.PoolClient, limit: number): Promise<void> {
  if (limited.get(client) === limit) return;
  try {
    // Compiling a statement costs a search more than it ever saves.
    const settings = `set statement_timeout = ${limit}; set jit = off`;
    await client.query(withinTime(settings, undefined, limit));
    limited.set(client, limit);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function guardClient(
  client: pg.PoolClient,
  line: Line,
  limit: () => number | undefined,
  nameOf: NameStatement,
): PostgresPoolClient {
  let isLost = false;
  const query = async (sql: unknown, parameters?: readonly unknown[]) => {
    try {
      const text = String(sql);
      const name = parameters?.length ? nameOf(text) : undefined;
      return await client.query(withinTime(text, parameters, limit(), name));
    } catch (error) {
      isLost ||= isConnectionLost(error);
      line.note(error);
      throw error;
    }
  };
  // The dialect's type also names the cursor form of `query`, which only an engine with cursors is asked for.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded?: boolean) => client.release(isDiscarded || isLost),
  };
}

/** `query_timeout` of a single query is missing in the library's types. */
function withinTime(
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
    : Object.assign(config, { query_timeout: limit + NETWORK_MS });
}
