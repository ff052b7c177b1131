/** What a Prometheus server reads. Its library is loaded with the first question, so that a start need not wait for it. */
import { PRODUCT_VERSION } from '@varde/domain/constants';
import type { Registry } from 'prom-client';
import type { Context } from '#context.ts';
import type { AnswerCache } from '#http/answer-cache.ts';
import { createRequestTimes, type RequestTimes } from './request-times.ts';

export interface Metrics {
  readonly requests: RequestTimes;
  readonly contentType: string;
  text(): Promise<string>;
}

export interface MetricsSources {
  readonly database: Context['database'];
  readonly answers: AnswerCache;
  /** Whether the database answers. */
  readonly isUp: () => Promise<boolean>;
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

async function createRegistry({ database, answers, isUp }: MetricsSources): Promise<Registry> {
  const { Registry, Gauge, Counter, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void =>
    void new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  const counter = (name: string, help: string, read: () => number): void =>
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
  gauge('varde_database_up', 'Whether the database answers.', async () => Number(await isUp()));
  gauge('varde_database_connections', 'Connections to the database.', () => database.usage().open);
  gauge('varde_database_connections_idle', 'Those that nobody uses.', () => database.usage().idle);
  gauge(
    'varde_database_waiting',
    'Queries that wait for a connection.',
    () => database.usage().waiting,
  );
  counter('varde_answers_hits_total', 'Answers from the cache.', () => answers.counts.hits);
  counter('varde_answers_misses_total', 'Answers that were made.', () => answers.counts.misses);
  counter(
    'varde_answers_rescued_total',
    'Old answers given because the database was away.',
    () => answers.counts.rescued,
  );
  gauge('varde_answers_kept', 'Answers in the cache.', () => answers.counts.kept);
  gauge('varde_answers_bytes', 'Their size.', () => answers.counts.bytes);
  return registry;
}
