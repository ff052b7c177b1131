/** Connections to a PostgreSQL server, in a pool and single ones. */
import { type Message, msg } from '@varde/domain/message';
import pg from 'pg';
import { DatabaseProblem } from './database-errors.ts';

/** Of a pool, at most. */
export const CONNECTIONS = 10;
/** Before a pool serves (`limitStatements`): a database that has just started may be slow to accept. */
const CONNECT_WITHIN_MS = 30_000;

/** Parses int8 as number and date as text; other types as `pg` does. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return Number;
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Connects to a PostgreSQL server and tests one connection. @throws DatabaseProblem */
export async function connectPostgres(url: string): Promise<pg.Pool> {
  const pool = openPool(url);
  try {
    (await pool.connect()).release();
    return pool;
  } catch (error) {
    await pool.end();
    throw unreachable(url, error);
  }
}

/** Connects when the first statement needs it. @throws DatabaseProblem for an invalid URL */
export function openPool(url: string): pg.Pool {
  const pool = createPool(url);
  // An error on an idle connection must not end the process; the next query opens a new connection.
  pool.on('error', () => {});
  // Same for a connection in use between two queries: the next query fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function createPool(url: string): pg.Pool {
  try {
    return new pg.Pool({
      connectionString: url,
      types,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
      application_name: 'varde',
    });
  } catch (error) {
    throw unreachable(url, error);
  }
}

/** A connection outside the pool, without time limits. The caller ends it. */
export async function connectClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    types,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    application_name: 'varde',
  });
  // The pending or the next query fails.
  client.on('error', () => {});
  await client.connect();
  return client;
}

function unreachable(url: string, error: unknown): DatabaseProblem {
  // All IP addresses of "localhost" refused: Node throws an AggregateError without a message.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const reason = first instanceof Error ? first.message : String(first);
  return new DatabaseProblem(
    'unreachable',
    msg`The PostgreSQL server ${withoutPassword(url)} could not be used: ${reason}. Check DATABASE_URL and that the server runs.`,
    { cause: first },
  );
}

function withoutPassword(url: string): Message {
  if (!URL.canParse(url)) return msg`in DATABASE_URL`;
  const { hostname, port, pathname } = new URL(url);
  return msg`at ${hostname}:${port || '5432'}${pathname}`;
}
