/**
 * `npm run bench:ratios`, the short form of the benchmark: what a request costs the server in
 * processor time, beside a baseline in the same run, in about a minute. Fails when a ratio is more
 * than 15 % above the one in `ratios.json`; `--save` stores the measured ones. The kernel counts
 * processor time by process, and the least of some rounds is taken; a busy machine still changes a
 * ratio by up to a fifth. Linux only.
 * --data FOLDER with the demo imported; default: a temporary one
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { clusterUrl } from '../apps/server/src/db/embedded/cluster-settings.ts';
import { clusterFolder } from '../apps/server/src/db/embedded/cluster.ts';
import { freePort } from '../tools/free-port.ts';
import { requestCost, type Sent } from './load.ts';
import { newHosts, prepareReact } from './measure-page.ts';
import { fetchRaw } from './measure-set.ts';
import {
  API_KEY,
  type Running,
  startBaseline,
  startServer,
  startStatementBaseline,
  withFolder,
} from './processes.ts';

const FILE = path.join(import.meta.dirname, 'ratios.json');
const MAX_LOSS = 1.15;
const ROUNDS = 3;
/** While a ratio is too high: what else the machine does may be the cause. */
const MAX_ROUNDS = 20;

const ARTICLE = '/article/101';
const DOCUMENT = '/api/v3/documents/101';
const COMPRESSED = { 'accept-encoding': 'br' };
const API = { 'api-key': API_KEY };

/** Microseconds of processor time for each of some requests. */
type Measure = (count: number) => Promise<number>;

interface Pair {
  readonly ours: Measure;
  readonly baseline: Measure;
  /** Requests in each round. */
  readonly count: number;
  stop?(): Promise<void>;
}

const { values } = parseArgs({
  options: { save: { type: 'boolean', default: false }, data: { type: 'string' } },
});
const saved = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, number>>;

async function ratioOf(name: string, { ours, baseline, count }: Pair): Promise<number> {
  const allowed = (saved[name] ?? 0) * MAX_LOSS;
  // Until the compiler has optimised what they run.
  for (const measure of [ours, baseline]) await measure(4 * count);
  const least = { ours: Infinity, baseline: Infinity };
  for (let round = 1; ; round += 1) {
    least.ours = Math.min(least.ours, await ours(count));
    least.baseline = Math.min(least.baseline, await baseline(count));
    const ratio = least.ours / least.baseline;
    if (round < (values.save || ratio > allowed ? MAX_ROUNDS : ROUNDS)) continue;
    const [us, of] = [least.ours, least.baseline].map((one) => one.toFixed(0));
    console.log(`${name}: ${ratio.toFixed(2)} (${us} of ${of} µs), saved: ${saved[name]}`);
    return Number(ratio.toFixed(2));
  }
}

const measureOf =
  (server: Running, sent: Sent): Measure =>
  (count) =>
    requestCost(server, count, () => sent);

/** A cached response beside a bare `node:http` that sends the same. */
async function cached(server: Running, sent: Sent): Promise<Pair> {
  const fixed = await fetchRaw(server.origin + sent.path, sent.headers);
  const baseline = await startBaseline(fixed);
  return {
    ours: measureOf(server, sent),
    baseline: measureOf(baseline, sent),
    count: 1_000,
    stop: () => baseline.stop(),
  };
}

/** A document by id beside a bare Fastify that runs its statement. */
async function read(server: Running, folder: string): Promise<Pair> {
  const baseline = await startStatementBaseline(clusterUrl(clusterFolder(folder)));
  // A response to a caller with a grant is made for that caller.
  const sent = { path: DOCUMENT, headers: { ...API, 'unlock-grant': 'none' } };
  return {
    ours: measureOf(server, sent),
    baseline: measureOf(baseline, sent),
    count: 300,
    stop: () => baseline.stop(),
  };
}

/** A page, each time for a host that none is cached for, beside `renderToString` in this process. */
async function rendered(server: Running): Promise<Pair> {
  const render = await prepareReact(server, ARTICLE);
  const hosts = newHosts();
  return {
    ours: (count) =>
      requestCost(server, count, () => ({ path: ARTICLE, headers: { host: hosts() } })),
    baseline: async (count) => {
      const before = process.cpuUsage();
      for (let page = 0; page < count; page += 1) render();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / count;
    },
    count: 60,
  };
}

await withFolder(async (empty) => {
  const folder = values.data ?? empty;
  const server = await startServer(folder, await freePort());
  const pairs: Record<string, Pair> = {
    'article, cached': await cached(server, { path: ARTICLE, headers: COMPRESSED }),
    'document, cached': await cached(server, {
      path: DOCUMENT,
      headers: { ...API, ...COMPRESSED },
    }),
    'document, read from the database': await read(server, folder),
    'article, rendered': await rendered(server),
  };
  const ratios: Record<string, number> = {};
  for (const [name, pair] of Object.entries(pairs)) ratios[name] = await ratioOf(name, pair);
  for (const pair of Object.values(pairs)) await pair.stop?.();
  await server.stop();
  if (values.save) return writeFileSync(FILE, `${JSON.stringify(ratios, null, 2)}\n`);
  const lost = Object.keys(ratios).filter(
    (name) => (ratios[name] ?? Infinity) > (saved[name] ?? 0) * MAX_LOSS,
  );
  if (lost.length > 0)
    console.error(
      `More than 15 % slower than in bench/ratios.json: ${lost.join('; ')}. Find out why by a profile; where the loss is worth what it buys, store it: npm run bench:ratios -- --save`,
    );
  process.exitCode = lost.length > 0 ? 1 : 0;
});
process.exit();
