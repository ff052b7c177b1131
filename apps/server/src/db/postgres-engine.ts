import pg from 'pg';
import { DatabaseProblem } from './database-problem.ts';

/** Also limits the wait for a free connection. */
const CONNECT_TIMEOUT_MS = 3_000;

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
  const pool = createPool(url);
  // An error on an idle connection must not end the process; the next query opens a new connection.
  pool.on('error', () => {});
  // Same for a connection in use between two queries: the next query fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    (await pool.connect()).release();
    return pool;
  } catch (error) {
    await pool.end();
    throw unreachable(url, error);
  }
}

function createPool(url: string): pg.Pool {
  try {
    return new pg.Pool({
      connectionString: url,
      types,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'varde',
    });
  } catch (error) {
    throw unreachable(url, error);
  }
}

function unreachable(url: string, error: unknown): DatabaseProblem {
  return new DatabaseProblem(
    'unreachable',
    `The PostgreSQL server ${withoutPassword(url)} could not be used: ${cause(error)}. ` +
      'Check DATABASE_URL and that the server runs.',
    { cause: error },
  );
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'in DATABASE_URL';
  const { hostname, port, pathname } = new URL(url);
  return `at ${hostname}:${port || '5432'}${pathname}`;
}

function cause(error: unknown): string {
  // All IP addresses of "localhost" refused: Node throws an AggregateError without a message.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
