/** All API requests on one data set: over HTTP, and the same SQL alone. */
import { setTimeout } from 'node:timers/promises';
import { clusterFolder, clusterUrl } from '../apps/server/src/db/embedded/cluster.ts';
import { recordStatements, replay } from './bare-sql.ts';
import type { DataSet } from './data-sets.ts';
import { compare, load, type Load, type Measure, type Pace, type Paths } from './load.ts';
import { databasePids, watchMemory, type MemoryUse } from './memory.ts';
import {
  API_KEY,
  startBaseline,
  startServer,
  startStatementBaseline,
  type Running,
} from './processes.ts';
import { pathsOf, readFacts, type Facts, type Scenario } from './scenarios.ts';

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
  /** By id from the response cache, beside a fixed response of the same size. */
  readonly cached: { readonly ours: Load; readonly baseline: Load };
  /**
   * By id, one at a time, beside a bare Fastify that runs the same statement, and the statement
   * alone.
   */
  readonly byId: Readonly<Record<'ours' | 'baseline' | 'sql', Load>>;
  /** Of the server and the database together. */
  readonly memory: MemoryUse;
}

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

const SEEDS = { recorded: 1, asked: 2 };

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
  const target = { origin, headers: HEADERS, paths: pathsOf(scenario, facts, SEEDS.asked) };
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

/** One URL of the server beside a Fastify with a fixed response of the same size. */
export async function compareWithFixed(
  { origin }: Running,
  path: string,
  headers: Readonly<Record<string, string>>,
  pace: Pace,
): Promise<SetResult['cached']> {
  const response = await fetch(origin + path, { headers });
  const type = response.headers.get('content-type') ?? 'text/plain';
  const baseline = await startBaseline([['/fixed', type, await response.text()]]);
  const fixed =
    (to: string): Paths =>
    () =>
      to;
  try {
    return await compare(
      {
        ours: (time) => load({ origin, headers, paths: fixed(path) }, time),
        baseline: (time) =>
          load({ origin: baseline.origin, headers, paths: fixed('/fixed') }, time),
      },
      pace,
    );
  } finally {
    await baseline.stop();
  }
}
