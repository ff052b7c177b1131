/** All API requests on one data set: over HTTP, and the same SQL alone. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { clusterUrl } from '../apps/server/src/db/embedded/cluster-settings.ts';
import { clusterFolder } from '../apps/server/src/db/embedded/cluster.ts';
import type { FixedResponse } from './baseline-server.ts';
import type { DataSet } from './data-sets.ts';
import {
  compare,
  load,
  type Load,
  type Measure,
  type Pace,
  type Paths,
  CONNECTIONS,
  summary,
} from './load.ts';
import { databasePids, watchMemory, type MemoryUse } from './memory.ts';
import {
  API_KEY,
  startBaseline,
  startServer,
  startStatementBaseline,
  type Running,
} from './processes.ts';
import { pathsOf, readFacts, type Facts, type Scenario } from './scenarios.ts';
import { DefaultQueryExecutor, type CompiledQuery } from 'kysely';
import { buildApp } from '../apps/server/src/app.ts';
import { loadConfig } from '../apps/server/src/config/config.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { openMediaStore } from '../apps/server/src/media/storage/media.store.ts';

const HEADERS = { 'api-key': API_KEY };

export interface ScenarioResult {
  readonly http: Load;
  readonly sql: Load;
  /** One at a time: the latency for a single visitor. */
  readonly oneHttp: Load;
  readonly oneSql: Load;
}

export interface SetResult {
  readonly byScenario: ReadonlyMap<Scenario, ScenarioResult>;
  /** By id from the response cache. */
  readonly cached: CachedResult;
  /**
   * By id, one at a time, beside a bare Fastify that runs the same statement, and the statement
   * alone.
   */
  readonly byId: Readonly<Record<'ours' | 'baseline' | 'sql', Load>>;
  /** Of the server and the database together. */
  readonly memory: MemoryUse;
}

/** A cached response as it is sent, beside a bare `node:http` that sends the same. */
export type CachedResult = Readonly<Record<Encoding, Record<'ours' | 'baseline', Load>>>;

type Encoding = 'identity' | 'br';

interface Setting {
  readonly port: number;
  readonly pace: Pace;
  readonly scenarios: readonly Scenario[];
}

type Measures = Record<'http' | 'oneHttp' | 'sql' | 'oneSql', Measure>;

export async function measureSet(set: DataSet, setting: Setting): Promise<SetResult> {
  const prepared = await prepare(set, setting.scenarios);
  const server = await startServer(set.folder, setting.port);
  try {
    await setTimeout(SETTLE_MS);
    const memory = await measureMemory(server, set.folder, prepared.facts, setting);
    const byScenario = new Map<Scenario, ScenarioResult>();
    for (const scenario of setting.scenarios) {
      const measures = {
        ...httpMeasures(server, prepared.facts, scenario),
        ...prepared.alone(scenario),
      };
      byScenario.set(scenario, await compare<keyof Measures>(measures, setting.pace));
    }
    const cached = await measureCached(server, prepared.facts, setting.pace);
    const byId = await measureById(server, prepared, set.folder, setting.pace);
    return { byScenario, cached, byId, memory };
  } finally {
    await server.stop();
    await prepared.close();
  }
}

/** After the start the JIT compiler temporarily uses memory for a second. */
const SETTLE_MS = 3_000;

interface Prepared {
  readonly facts: Facts;
  readonly alone: (scenario: Scenario) => Pick<Measures, 'sql' | 'oneSql'>;
  readonly close: () => Promise<void>;
}

const SEEDS = { recorded: 1, requested: 2 };

async function prepare(set: DataSet, scenarios: readonly Scenario[]): Promise<Prepared> {
  const database = await set.open();
  const facts = await readFacts(database);
  const runs = new Map<Scenario, ReturnType<typeof replay>>();
  for (const scenario of scenarios) {
    const paths = pathsOf(scenario, facts, SEEDS.recorded);
    runs.set(scenario, replay(database, await recordStatements(database, set.folder, paths)));
  }
  const run = (scenario: Scenario, seconds: number, visitors?: number): Promise<Load> => {
    const known = runs.get(scenario);
    if (!known) throw new Error(`Nothing was recorded for '${scenario}'.`);
    return known(seconds, visitors);
  };
  return {
    facts,
    alone: (scenario) => ({
      sql: (seconds) => run(scenario, seconds),
      oneSql: (seconds) => run(scenario, seconds, 1),
    }),
    close: () => database.close(),
  };
}

/** Runs before the bare statements, whose connections would count as the database's memory. */
async function measureMemory(
  server: Running,
  folder: string,
  facts: Facts,
  { scenarios, pace }: Setting,
): Promise<MemoryUse> {
  const memory = watchMemory(() => [server.pid, ...databasePids(folder)]);
  for (const scenario of scenarios) await httpMeasures(server, facts, scenario).http(pace.seconds);
  return memory.stop();
}

function httpMeasures({ origin }: Running, facts: Facts, scenario: Scenario) {
  const target = { origin, headers: HEADERS, paths: pathsOf(scenario, facts, SEEDS.requested) };
  return {
    http: (seconds: number) => load(target, seconds),
    oneHttp: (seconds: number) => load(target, seconds, 1),
  };
}

async function measureById(
  server: Running,
  { facts, alone }: Prepared,
  folder: string,
  pace: Pace,
) {
  const scenario = 'document by id';
  const baseline = await startStatementBaseline(clusterUrl(clusterFolder(folder)));
  try {
    return await compare(
      {
        ours: httpMeasures(server, facts, scenario).oneHttp,
        baseline: httpMeasures(baseline, facts, scenario).oneHttp,
        sql: alone(scenario).oneSql,
      },
      pace,
    );
  } finally {
    await baseline.stop();
  }
}

async function measureCached(server: Running, facts: Facts, pace: Pace) {
  const path = pathsOf('document by id', facts, SEEDS.recorded)();
  return compareWithFixed(server, path, HEADERS, pace);
}

/** One URL of the server beside a bare `node:http` with the same headers and bytes. */
export async function compareWithFixed(
  server: Running,
  path: string,
  headers: Readonly<Record<string, string>>,
  pace: Pace,
): Promise<CachedResult> {
  const measure = (encoding: Encoding) =>
    compareEncoded(server, path, { ...headers, 'accept-encoding': encoding }, pace);
  return { identity: await measure('identity'), br: await measure('br') };
}

async function compareEncoded(
  { origin }: Running,
  path: string,
  headers: Readonly<Record<string, string>>,
  pace: Pace,
): Promise<Record<'ours' | 'baseline', Load>> {
  const baseline = await startBaseline(await fetchRaw(origin + path, headers));
  const paths: Paths = () => path;
  try {
    return await compare(
      {
        ours: (time) => load({ origin, headers, paths }, time),
        baseline: (time) => load({ origin: baseline.origin, headers, paths }, time),
      },
      pace,
    );
  } finally {
    await baseline.stop();
  }
}

/** Headers that Node's server sets itself. */
const OF_NODE = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** A response as it is sent, compressed or not. */
export async function fetchRaw(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<FixedResponse> {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const sent = Object.entries(response.headers).filter(([name]) => !OF_NODE.has(name));
  const fixed = sent.map(([name, value]) => [name, String(value)]);
  return { headers: Object.fromEntries(fixed), body: body.toString('base64') };
}

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
