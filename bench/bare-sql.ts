/** Baseline of an API request: its recorded SQL statements, run alone in this process. */
import { DefaultQueryExecutor, type CompiledQuery } from 'kysely';
import { buildApp } from '../apps/server/src/app.ts';
import { loadConfig } from '../apps/server/src/config/config.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { openMediaStore } from '../apps/server/src/media/storage/media.store.ts';
import { CONNECTIONS, summary, type Load, type Paths } from './load.ts';
import { API_KEY } from './processes.ts';

/** Statements of one request, in order. */
type Statements = readonly CompiledQuery[];

const WARM_UP = 10;
/**
 * Long enough for as many distinct statements as the load test sends, so that the database cache
 * helps both equally.
 */
const RECORD_MS = 3_000;

/** Handles requests in process, the first ones to warm the caches, and records their statements. */
export async function recordStatements(
  database: Database,
  dataFolder: string,
  paths: Paths,
): Promise<readonly Statements[]> {
  const config = loadConfig({ VARDE_DATA: dataFolder, VARDE_LOG_LEVEL: 'error' });
  const mediaStore = await openMediaStore(dataFolder);
  const app = await buildApp({ config, database, mediaStore });
  const sendRequest = async (): Promise<void> => {
    const response = await app.inject({ url: paths(), headers: { 'api-key': API_KEY } });
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
  };
  for (let warm = 0; warm < WARM_UP; warm++) await sendRequest();
  const recorded: Statements[] = [];
  const until = performance.now() + RECORD_MS;
  while (performance.now() < until) recorded.push(await statementsOf(sendRequest));
  await app.close();
  return recorded;
}

type Execute = (
  this: DefaultQueryExecutor,
  compiled: CompiledQuery,
  ...rest: unknown[]
) => Promise<unknown>;

/** All statements pass through here, including those in transactions. */
const executors: { executeQuery: unknown } = DefaultQueryExecutor.prototype;

async function statementsOf(sendRequest: () => Promise<void>): Promise<Statements> {
  const statements: CompiledQuery[] = [];
  const execute = executors.executeQuery as Execute;
  const record: Execute = function record(compiled, ...rest) {
    statements.push(compiled);
    return execute.call(this, compiled, ...rest);
  };
  executors.executeQuery = record;
  await sendRequest().finally(() => {
    executors.executeQuery = execute;
  });
  return statements;
}

/**
 * Replays the statements with a number of concurrent callers; each round continues where the
 * previous one stopped.
 */
export function replay({ kysely }: Database, recorded: readonly Statements[]) {
  let turn = 0;
  return async (seconds: number, visitors = CONNECTIONS): Promise<Load> => {
    const times: number[] = [];
    const started = performance.now();
    const visitor = async (): Promise<void> => {
      while (performance.now() - started < seconds * 1000) {
        const statements = recorded[turn++ % recorded.length] ?? [];
        const requestStart = performance.now();
        for (const statement of statements) await kysely.executeQuery(statement);
        times.push(performance.now() - requestStart);
      }
    };
    await Promise.all(Array.from({ length: visitors }, visitor));
    return summary(times, (performance.now() - started) / 1000);
  };
}
