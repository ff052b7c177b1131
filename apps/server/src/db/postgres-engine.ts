import pg from 'pg';
import { DatabaseProblem } from './database-problem.ts';

/** Also how long a query waits for a free connection. */
const CONNECT_TIMEOUT_MS = 3_000;

/** Numbers and dates as the code above expects them; everything else as `pg` does it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return Number;
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Connects to a PostgreSQL server and tries it once; throws a `DatabaseProblem` that names server and cause. */
export async function connectPostgres(url: string): Promise<pg.Pool> {
  const pool = createPool(url);
  // An idle connection that the server ends must not end the process; the next query opens a new one.
  pool.on('error', () => {});
  // Nor one that is in use, between two of its queries: the next query tells.
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
  // Both addresses of "localhost" refused: Node gives an AggregateError without a message.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
