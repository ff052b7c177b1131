/** Scenarios of load, languages, and of a server, the bucket or Varnish that is unavailable. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { SERVERS } from './addresses.ts';
import type { Chain } from './chain.ts';
import { send } from './http-client.ts';
import {
  metricOf,
  percentile,
  readMetrics,
  readsRow,
  type ResultRow,
  type Scenario,
  withoutTimes,
  writesRow,
} from './scenario.ts';
import { PAGE, type Tally } from './visitors.ts';

const percent = (part: number, all: number): string =>
  `${((100 * part) / Math.max(all, 1)).toFixed(1)} %`;

/** What the probes of Varnish, HAProxy and this command request. */
const OF_VISITORS = '.*route="(?!/readyz|/healthz|/metrics|/favicon.svg).*';

/** Responses that needed the database, of all servers. */
async function fromDatabase(chain: Chain): Promise<number> {
  const name = 'varde_http_requests_from_database_total';
  const texts = await readMetrics(chain);
  return texts.reduce((sum, text) => sum + metricOf(text, name, OF_VISITORS), 0);
}

export const measureLoad: Scenario = async ({ chain, visits, seconds }) => {
  const servedBy = async () => {
    const counters = await chain.cacheCounters();
    return SERVERS.map((name) => counters[`VBE.boot.${name}.req`] ?? 0);
  };
  const readAll = () => Promise.all([servedBy(), fromDatabase(chain), chain.transactions()]);
  await visits.untilAllVisited();
  const before = await readAll();
  visits.reset();
  await setTimeout(seconds * 1_000);
  const { reads, freshReads, writes } = visits;
  const after = await readAll();
  const shares = after[0].map((value, index) => value - (before[0][index] ?? 0));
  const all = [reads, freshReads, writes];
  const sum = (of: (tally: Tally) => number) => all.reduce((total, one) => total + of(one), 0);
  const times = all.flatMap((one) => one.times);
  const [done, cached] = [sum((one) => one.done), sum((one) => one.cached)];
  // Some refresh what Varnish has already sent.
  const database = Math.min(after[1] - before[1], done - cached);
  const own = done - cached - database;
  return [
    {
      what: 'all three servers answer through the chain',
      figure: SERVERS.map((name, index) => `${name} ${shares[index]}`).join(', '),
      isRight: shares.every((share) => share > 0),
    },
    {
      what: `visitors' paths for ${seconds} s`,
      figure: `${(done / seconds).toFixed()} requests/s, p50 ${percentile(times, 0.5).toFixed()} ms, p99 ${percentile(times, 0.99).toFixed()} ms`,
      isRight: sum((one) => one.failed) === 0 && done > 0,
      details: all.flatMap((one) => one.failures),
    },
    {
      what: 'share of requests answered by Varnish, by the servers alone, with the database',
      figure: `${[cached, own, database].map((part) => percent(part, done)).join(', ')}; ${((after[2] - before[2]) / seconds).toFixed()} transactions/s`,
      isRight: cached > own + database && database > 0,
    },
    {
      what: 'share of searches, of places, and of what visitors store',
      figure: `${percent(freshReads.done, done)} and ${percent(writes.done, done)} of all requests`,
      isRight: freshReads.done > 0 && writes.done > 0,
    },
  ];
};

/** As browsers send them, and forged ones. */
const LANGUAGE_HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'accept-language': 'nb-NO,nb;q=0.9,no;q=0.8,nn;q=0.7,en-US;q=0.6,en;q=0.5' },
  { 'accept-language': 'nn-NO' },
  { 'accept-language': 'SV-se' },
  { 'accept-language': 'tlh, de-AT;q=0.8, en;q=0.5' },
  { 'accept-language': 'tlh' },
  { 'accept-language': '*' },
  { 'accept-language': 'sven' },
  { cookie: 'language=sv', 'accept-language': 'en' },
  { cookie: 'a=1; language=en; b=2' },
  { cookie: 'no_language=en', 'accept-language': 'sv' },
  { 'x-varde-language': 'de', 'accept-language': 'sv' },
];

export const compareLanguages: Scenario = async ({ chain }) => {
  const differing: string[] = [];
  for (const headers of LANGUAGE_HEADERS) {
    const { 'x-varde-language': _ignored, ...believed } = headers;
    const [through, direct] = await Promise.all([
      send({ port: chain.ports.visitors, path: '/about', headers }),
      send({ port: chain.ports.varde1, path: '/about', headers: believed }),
    ]);
    if (through.status !== 200 || withoutTimes(through.text) !== withoutTimes(direct.text))
      differing.push(JSON.stringify(headers));
  }
  return [
    {
      what: 'Varnish names the language that a server would choose',
      figure: `${LANGUAGE_HEADERS.length - differing.length} of ${LANGUAGE_HEADERS.length} headers`,
      isRight: differing.length === 0,
      details: differing,
    },
  ];
};

export const killServers: Scenario = async ({ chain, visits, seconds }) => {
  const rows: ResultRow[] = [];
  for (const name of SERVERS.slice(1)) {
    visits.reset();
    await chain.running.get(name)?.kill();
    await setTimeout((seconds * 1_000) / 2);
    await chain.startServer(name);
    await setTimeout((seconds * 1_000) / 2);
    rows.push(readsRow(`${name} killed, and started again`, visits));
  }
  return rows;
};

export const rollServers: Scenario = async ({ chain, visits }) => {
  visits.reset();
  for (const name of SERVERS) {
    await chain.running.get(name)?.stop();
    await chain.startServer(name);
  }
  const what = 'each server stopped and started in turn';
  return [readsRow(what, visits), writesRow(what, visits)];
};

const HOUR_S = 3_600;

/** The clock of one server is an hour ahead, then an hour behind. */
export const skewClock: Scenario = async ({ chain, visits, seconds }) => {
  const [, name] = SERVERS;
  const rows: ResultRow[] = [];
  for (const [what, offset] of [
    ['a server whose clock is an hour ahead', HOUR_S],
    ['a server whose clock is an hour behind', -HOUR_S],
  ] as const) {
    await chain.running.get(name)?.stop();
    await chain.startServer(name, { clockOffsetS: offset });
    visits.reset();
    await setTimeout(seconds * 1_000);
    rows.push(readsRow(what, visits), writesRow(what, visits));
  }
  await chain.running.get(name)?.stop();
  await chain.startServer(name);
  return rows;
};

const NOTICED_WITHIN_MS = 5_000;

/** Requests an uncached page while no server runs: Varnish responds, and without it HAProxy. */
export const loseServers: Scenario = async ({ chain, visits }) => {
  const read = () =>
    send({ port: chain.ports.visitors, path: `/search?q=${randomUUID()}`, headers: PAGE });
  visits.pause();
  await Promise.all(SERVERS.map(async (name) => chain.running.get(name)?.stop()));
  const responses = [await read()];
  await chain.running.get('varnish')?.kill();
  // HAProxy drops what it has forwarded to Varnish until its check fails.
  const end = performance.now() + NOTICED_WITHIN_MS;
  let last = await read();
  while (last.status === 0 && performance.now() < end) last = await read();
  responses.push(last);
  await chain.startVarnish();
  for (const name of SERVERS) await chain.startServer(name);
  visits.resume();
  return [
    {
      what: 'no server runs: a new page, from Varnish, and from HAProxy',
      figure: responses
        .map(({ status, retryAfter }) => `${status}, Retry-After ${retryAfter ?? 'missing'}`)
        .join('; '),
      isRight: responses.every(
        ({ status, retryAfter, text }) =>
          status === 503 && retryAfter !== undefined && text.includes('Guiden svarer ikke'),
      ),
      details: responses.map(({ text }) => text),
    },
  ];
};

export const loseBucket: Scenario = async ({ chain, visits, seconds }) => {
  visits.reset();
  await chain.running.get('bucket')?.kill();
  await setTimeout(seconds * 1_000);
  const row = readsRow('bucket unavailable', visits);
  await chain.startBucket();
  return [row];
};

export const loseCache: Scenario = async ({ chain, visits, seconds }) => {
  visits.reset();
  await chain.running.get('varnish')?.kill();
  await setTimeout((seconds * 1_000) / 2);
  await chain.startVarnish();
  await setTimeout((seconds * 1_000) / 2);
  const row = readsRow('Varnish killed, and started again', visits);
  // A response that has started cannot be repeated: each visitor waits for one at most.
  const { failed } = visits.reads;
  return [
    {
      ...row,
      isRight: failed <= visits.count,
      figure: `${row.figure}; requests in flight: ${visits.count}`,
    },
  ];
};
