/** Scenarios of load, languages, and of a server, the bucket or Varnish that is unavailable. */
import { setTimeout } from 'node:timers/promises';
import { SERVERS } from './addresses.ts';
import type { Chain } from './chain.ts';
import {
  percentile,
  readMetric,
  readsRow,
  type ResultRow,
  type Scenario,
  warmUp,
  withoutTimes,
  writesRow,
} from './scenario.ts';
import { send } from './visitors.ts';

const percent = (part: number, all: number): string =>
  `${((100 * part) / Math.max(all, 1)).toFixed(1)} %`;

/** Sum of a counter over all servers. */
const sumOfMetric = async (chain: Chain, name: string): Promise<number> =>
  (await readMetric(chain, name)).reduce((sum, value) => sum + value, 0);

export const measureLoad: Scenario = async ({ chain, visits, seconds }) => {
  const names = ['varde_answers_hits_total', 'varde_answers_misses_total'];
  const readAll = () => Promise.all(names.map((name) => sumOfMetric(chain, name)));
  const servedBy = async () => {
    const counters = await chain.cacheCounters();
    return SERVERS.map((name) => counters[`VBE.boot.${name}.req`] ?? 0);
  };
  await warmUp(visits);
  const [before, servedBefore] = [await readAll(), await servedBy()];
  visits.reset();
  await setTimeout(seconds * 1_000);
  const { reads, writes } = visits;
  const [after, served] = [await readAll(), await servedBy()];
  const [hits, misses] = after.map((value, index) => value - (before[index] ?? 0));
  const shares = served.map((value, index) => value - (servedBefore[index] ?? 0));
  const passed = reads.done - reads.cached;
  return [
    {
      what: 'all three servers answer through the chain',
      figure: SERVERS.map((name, index) => `${name} ${shares[index]}`).join(', '),
      isRight: shares.every((share) => share > 0),
    },
    {
      what: `visitors' paths for ${seconds} s`,
      figure: `${((reads.done + writes.done) / seconds).toFixed()} requests/s, p50 ${percentile(reads.times, 0.5).toFixed()} ms, p99 ${percentile(reads.times, 0.99).toFixed()} ms`,
      isRight: reads.failed + writes.failed === 0 && reads.done > 0,
      details: [...reads.failures, ...writes.failures],
    },
    {
      what: 'share of reads answered by Varnish',
      figure: `${percent(reads.cached, reads.done)}; ${passed} by servers, whose caches hit ${hits} times and missed ${misses}`,
      isRight: reads.cached > passed,
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
