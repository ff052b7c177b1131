/** Readiness, and Prometheus metrics; their library loads on the first request, not at start. */
import { PRODUCT_VERSION } from '@varde/domain/constants';
import type PromClient from 'prom-client';
import type { Registry } from 'prom-client';
import type { Context } from '#context.ts';
import type { ReadyResponses } from '#http/ready-responses.ts';
import type { ResponseCache } from '#http/response-cache.ts';
import type { WorkClasses } from '#http/work-classes.ts';
import type { WorkCounts } from '#http/work-queue.ts';
import { findLastBackups } from '#backup/backup.repository.ts';
import { readPrimaryDigest } from '#packs/packs.repository.ts';
import { readClockOffset } from './operation.repository.ts';

export interface OperationService {
  /** Why the server must get no visitors; `undefined`: it is ready. */
  readonly whyUnready: () => Promise<string | undefined>;
  readonly isDatabaseUp: () => Promise<boolean>;
  readonly backupState: () => Promise<BackupState>;
}

interface BackupState {
  /** Since the last one that succeeded; null: there is none. */
  readonly age_hours: number | null;
  /** Whether the newest one failed. */
  readonly has_failed: boolean;
}

const HOUR_MS = 60 * 60 * 1000;
/** Authorization codes live for a minute, on all servers. */
const CLOCKS_DIFFER_MS = 30_000;

async function readBackupState(database: Context['database']): Promise<BackupState> {
  const { newest, succeeded } = await findLastBackups(database);
  const age = succeeded && Date.now() - succeeded.started_at.getTime();
  return {
    age_hours: age === undefined ? null : Math.round((10 * age) / HOUR_MS) / 10,
    has_failed: newest !== undefined && newest.failed !== null,
  };
}

export function createOperationService({ database, config }: Context): OperationService {
  const isOneOfSeveral = config.sharedCaches !== undefined;
  return {
    whyUnready: async () => {
      const digest = await readPrimaryDigest(database).catch(() => undefined);
      if (digest === undefined) return 'The database is unavailable or has no content.';
      // The others accept no token of its, and it none of theirs.
      if (isOneOfSeveral && Math.abs(await readClockOffset(database)) > CLOCKS_DIFFER_MS)
        return 'The clock of this machine differs from that of the database: set both by NTP.';
      return undefined;
    },
    isDatabaseUp: () =>
      readPrimaryDigest(database).then(
        () => true,
        () => false,
      ),
    // What is not known must not make a server unready.
    backupState: () =>
      readBackupState(database).catch(() => ({ age_hours: null, has_failed: false })),
  };
}

export interface Metrics {
  readonly requests: RequestTimes;
  readonly contentType: string;
  text(): Promise<string>;
}

interface MetricsSources {
  readonly database: Context['database'];
  readonly responses: ResponseCache;
  readonly pages: ResponseCache;
  readonly ready: ReadyResponses;
  readonly work: WorkClasses;
  /** Whether the database responds. */
  readonly isUp: () => Promise<boolean>;
  readonly backupState: () => Promise<BackupState>;
}

export function createMetrics(sources: MetricsSources): Metrics {
  const requests = createRequestTimes();
  let registry: Promise<Registry> | undefined;
  return {
    requests,
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    async text() {
      registry ??= createRegistry(sources);
      return `${await (await registry).metrics()}\n${requests.text()}`;
    },
  };
}

async function createRegistry(sources: MetricsSources): Promise<Registry> {
  const { database, work, isUp, backupState } = sources;
  const { Registry, Gauge, Counter, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge: AddGauge = (name, help, read) =>
    void new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  const counter: AddCounter = (name, help, read) =>
    void new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  new Gauge({
    name: 'varde_info',
    help: 'Version and engine.',
    registers,
    labelNames: ['version', 'engine'],
  })
    .labels(PRODUCT_VERSION, database.engine)
    .set(1);
  addDatabaseGauges(gauge, database, isUp);
  counter(
    'varde_replica_reads_total',
    'Reads that the replica took over, as the primary did not respond.',
    () => database.usage().fromReplica,
  );
  addBackupGauges(gauge, backupState);
  addWorkGauges(work, { Gauge, Counter }, registers);
  addCacheMetrics(gauge, counter, sources);
  return registry;
}

const WORK_GAUGES: Readonly<Record<string, readonly [help: string, read: keyof WorkCounts]>> = {
  varde_work_running: ['Work that runs, by class.', 'running'],
  varde_work_waiting: ['Requests that wait for a turn.', 'waiting'],
};
const WORK_COUNTERS: typeof WORK_GAUGES = {
  varde_work_started_total: ['Turns that were given.', 'started'],
  varde_work_refused_total: ['Requests refused with 503: the queue was full.', 'refused'],
  varde_work_wait_seconds_total: ['Seconds that requests have waited for turns.', 'waitedS'],
};

/** Turns, waits and refusals, by class of work. */
function addWorkGauges(
  work: WorkClasses,
  { Gauge, Counter }: Pick<typeof PromClient, 'Gauge' | 'Counter'>,
  registers: Registry[],
): void {
  const labelNames = ['class'];
  for (const [name, [help, key]] of Object.entries(WORK_GAUGES))
    void new Gauge({
      name,
      help,
      registers,
      labelNames,
      collect() {
        for (const [type, { counts }] of Object.entries(work)) this.labels(type).set(counts[key]);
      },
    });
  for (const [name, [help, key]] of Object.entries(WORK_COUNTERS))
    void new Counter({
      name,
      help,
      registers,
      labelNames,
      collect() {
        this.reset();
        for (const [type, { counts }] of Object.entries(work)) this.labels(type).inc(counts[key]);
      },
    });
}

type AddGauge = (name: string, help: string, read: () => number | Promise<number>) => void;

type AddCounter = (name: string, help: string, read: () => number) => void;

function addCacheMetrics(
  gauge: AddGauge,
  counter: AddCounter,
  { responses, pages, ready }: MetricsSources,
): void {
  counter('varde_answers_hits_total', 'Answers from the cache.', () => responses.counts.hits);
  counter('varde_answers_misses_total', 'Answers that were made.', () => responses.counts.misses);
  counter('varde_pages_hits_total', 'Pages from the cache.', () => pages.counts.hits);
  counter('varde_pages_misses_total', 'Pages that were rendered.', () => pages.counts.misses);
  counter(
    'varde_stale_responses_served_total',
    'Stale responses served because the database was unavailable, or too many requests waited.',
    () => responses.counts.staleServed,
  );
  counter(
    'varde_ready_responses_total',
    'Cached responses and pages sent before any route was looked up.',
    () => ready.sent,
  );
  gauge('varde_answers_kept', 'Answers in the cache.', () => responses.counts.entries);
  gauge('varde_answers_bytes', 'Their size.', () => responses.counts.bytes);
}

function addDatabaseGauges(
  gauge: AddGauge,
  database: Context['database'],
  isUp: MetricsSources['isUp'],
): void {
  gauge('varde_database_up', 'Whether the primary database answers.', async () =>
    Number(await isUp()),
  );
  gauge('varde_clock_offset_seconds', 'By which the clock of the database is ahead.', () =>
    readClockOffset(database).then(
      (ms) => ms / 1_000,
      () => NaN,
    ),
  );
  gauge('varde_database_connections', 'Connections to the database.', () => database.usage().open);
  gauge('varde_database_connections_idle', 'Those not in use.', () => database.usage().idle);
  gauge(
    'varde_database_waiting',
    'Queries that wait for a connection.',
    () => database.usage().waiting,
  );
}

function addBackupGauges(gauge: AddGauge, backupState: MetricsSources['backupState']): void {
  gauge('varde_backup_age_seconds', 'Since the last backup; +Inf: there is none.', async () => {
    const { age_hours } = await backupState();
    return age_hours === null ? Infinity : (age_hours * HOUR_MS) / 1_000;
  });
  gauge('varde_backup_failed', 'Whether the newest backup failed.', async () =>
    Number((await backupState()).has_failed),
  );
}

/**
 * Request durations by route, method and status, as a Prometheus histogram. Implemented here: it
 * runs for every request, and the library's costs more than all other bookkeeping.
 */
interface RequestTimes {
  count(request: CountedRequest): void;
  text(): string;
}

interface CountedRequest {
  readonly method: string;
  /** The route template, never a URL. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Whether the response needed a statement; `false` for what a page reads within this process. */
  readonly isFromDatabase: boolean;
}

interface Series {
  readonly labels: string;
  readonly buckets: number[];
  count: number;
  milliseconds: number;
  fromDatabase: number;
}

const NAME = 'varde_http_request_duration_seconds';
const FROM_DATABASE = 'varde_http_requests_from_database_total';
const BOUNDS_MS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000] as const;

function createRequestTimes(): RequestTimes {
  const seriesByKey = new Map<string, Series>();
  return {
    count({ method, route, status, milliseconds, isFromDatabase }) {
      const key = `${method} ${status} ${route}`;
      let series = seriesByKey.get(key);
      if (!series) {
        const labels = `method="${method}",route="${escapeLabel(route)}",status="${status}"`;
        const buckets = BOUNDS_MS.map(() => 0);
        series = { labels, buckets, count: 0, milliseconds: 0, fromDatabase: 0 };
        seriesByKey.set(key, series);
      }
      add(series, milliseconds);
      if (isFromDatabase) series.fromDatabase += 1;
    },
    text() {
      const head = [
        `# HELP ${NAME} Time from a request to the end of its answer.`,
        `# TYPE ${NAME} histogram`,
      ];
      const all = [...seriesByKey.values()];
      const fromDatabase = [
        `# HELP ${FROM_DATABASE} Requests whose response needed the database.`,
        `# TYPE ${FROM_DATABASE} counter`,
        ...all.map((one) => `${FROM_DATABASE}{${one.labels}} ${one.fromDatabase}`),
      ];
      return [...head, ...all.flatMap(linesOf), ...fromDatabase, ''].join('\n');
    },
  };
}

function add(series: Series, milliseconds: number): void {
  series.count += 1;
  series.milliseconds += milliseconds;
  const bucket = BOUNDS_MS.findIndex((bound) => milliseconds <= bound);
  if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
}

/** Buckets are cumulative. */
function linesOf({ labels, buckets, count, milliseconds }: Series): string[] {
  let sum = 0;
  const bucketLines = BOUNDS_MS.map((bound, index) => {
    sum += buckets[index] ?? 0;
    return `${NAME}_bucket{${labels},le="${bound / 1_000}"} ${sum}`;
  });
  return [
    ...bucketLines,
    `${NAME}_bucket{${labels},le="+Inf"} ${count}`,
    `${NAME}_sum{${labels}} ${milliseconds / 1_000}`,
    `${NAME}_count{${labels}} ${count}`,
  ];
}

function escapeLabel(text: string): string {
  return text.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));
}
