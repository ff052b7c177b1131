/**
 * Processor time of one request, by class, in the server, in PostgreSQL and in Varnish, and what the
 * visitors' mix of the rehearsal needs from it:
 *
 *   node tools/run.mjs bench/request-cost.ts [--documents 10000] [--requests 400]
 *
 * A fixed number of requests of one class, a few at a time, to a server that gets no others.
 * /proc counts what the processes themselves used, so that the figures hold on a busy machine, too.
 * Linux only; needs Varnish (docs/operations/rehearsal.md).
 */
import { chmodSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { formatLocation } from '@varde/domain/geo';
import { clusterUrl } from '../apps/server/src/db/embedded/cluster-settings.ts';
import { clusterFolder } from '../apps/server/src/db/embedded/cluster.ts';
import { Programs } from '../ops/rehearsal/programs.ts';
import { startVarnish } from '../ops/rehearsal/varnish.ts';
import { PASSWORD, registerVisitors, SIGN_IN_PATH } from '../ops/rehearsal/visitors.ts';
import { freePort } from '../tools/free-port.ts';
import { around } from './corpus/prose.ts';
import { createRandom } from './corpus/random.ts';
import { TOWNS } from './corpus/vocabulary.ts';
import { type DataSet, makeDataSet } from './data-sets.ts';
import { sendAll, type Sent } from './load.ts';
import { fetchImageUrls, importImages, thumbnailOf } from './measure-media.ts';
import { databasePids, processorSeconds, withChildren } from './memory.ts';
import { API_KEY, type Running, startServer, withFolder } from './processes.ts';
import { ms, printLine, rounded, startTable } from './report.ts';
import { type Facts, pathsOf, readFacts } from './scenarios.ts';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000' },
    requests: { type: 'string', default: '400' },
  },
});
const REQUESTS = Number(values.requests);
/** Of what costs little, so many times as many. */
const CHEAP = 10;
const EXPENSIVE = 1 / 8;
const WARM_UP = 1 / 5;
const IMAGES = 60;
/** So many visitors store: each may store 240 times a minute. */
const VISITORS = 64;
const TOKEN_LIFE_S = 3_600;
const EVENTS = 50;

interface RequestClass {
  readonly name: RequestName;
  readonly next: (number: number) => Sent;
  /** Times `REQUESTS`. */
  readonly amount?: number;
}

/** Processor time in milliseconds. */
interface Cost {
  readonly server: number;
  readonly database: number;
  readonly varnish: number;
}

type RequestName =
  | 'Varnish, page'
  | 'page, cached'
  | 'document, cached'
  | 'page, rendered'
  | 'document, not cached'
  | 'list near a place'
  | 'search'
  | 'search page'
  | 'map data in a box'
  | 'image, stored'
  | 'image, derived'
  | 'what a visitor has stored'
  | 'event of a rebus'
  | 'sign-in';
type Mix = Readonly<Partial<Record<RequestName, number>>>;

/** Shares of what no cache has, as docs/operations/rehearsal.md describes the visitors. */
const FRESH = {
  'search page': 0.043,
  'list near a place': 0.043,
  'what a visitor has stored': 0.01,
  'event of a rebus': 0.042,
  'sign-in': 0.002,
} as const satisfies Mix;
/** The rest, of which Varnish answers 95 %; and without any cache, by kind. */
const MIXES = {
  'with Varnish': {
    ...FRESH,
    'Varnish, page': 0.82,
    'page, cached': 0.02,
    'document, cached': 0.005,
    'page, rendered': 0.005,
    'image, stored': 0.01,
  },
  'without any cache': {
    ...FRESH,
    'page, rendered': 0.4,
    'map data in a box': 0.04,
    'image, stored': 0.42,
  },
} as const satisfies Record<string, Mix>;

interface Measured {
  readonly port: number;
  readonly server: Running;
  /** Data folder. */
  readonly folder: string;
  readonly varnish?: number;
}

async function measure(one: RequestClass, to: Measured): Promise<Cost> {
  const count = Math.ceil(REQUESTS * (one.amount ?? 1));
  const warm = Math.ceil(count * WARM_UP);
  const origin = `http://127.0.0.1:${to.port}`;
  let number = 0;
  const next = () => one.next(number++);
  await sendAll(origin, warm, next);
  const read = () => [
    processorSeconds([to.server.pid]),
    processorSeconds(databasePids(to.folder)),
    to.varnish === undefined ? 0 : processorSeconds(withChildren(to.varnish)),
  ];
  const before = read();
  await sendAll(origin, count, next);
  const [server = 0, database = 0, varnish = 0] = read().map(
    (after, index) => ((after - (before[index] ?? 0)) / count) * 1_000,
  );
  return { server, database, varnish };
}

const PAGE = { accept: 'text/html', 'accept-language': 'no', 'accept-encoding': 'br' };
const API = { 'api-key': API_KEY, 'accept-encoding': 'br' };
const IMAGE = { accept: 'image/avif,image/webp,*/*' };

/** What visitors read of a collection. */
function readClasses(facts: Facts): readonly RequestClass[] {
  const [first = 0] = facts.ids;
  const article = (number: number): string => `/article/${facts.ids[number % facts.ids.length]}`;
  const api = (scenario: Parameters<typeof pathsOf>[0]) => {
    const paths = pathsOf(scenario, facts, 2);
    return () => ({ path: paths(), headers: API });
  };
  const words = createRandom(3);
  const page = { path: `/article/${first}`, headers: PAGE };
  const document = { path: `/api/v3/documents/${first}`, headers: API };
  return [
    { name: 'page, cached', next: () => page, amount: CHEAP },
    { name: 'document, cached', next: () => document, amount: CHEAP },
    { name: 'page, rendered', next: (number) => ({ path: article(number), headers: PAGE }) },
    { name: 'document, not cached', next: api('document by id') },
    {
      name: 'list near a place',
      next: () => {
        const place = formatLocation(around(words.pickZipf(TOWNS), words.next));
        const path = `/api/v3/documents/?location=${place}&include_no_location=true`;
        return { path, headers: API };
      },
    },
    { name: 'search', next: api('search, rare word') },
    {
      name: 'search page',
      next: () => ({
        path: `/search?q=${encodeURIComponent(words.pick(facts.rareWords))}`,
        headers: PAGE,
      }),
    },
    { name: 'map data in a box', next: api('map data in a box') },
  ];
}

/** What visitors with an account store. */
function writeClasses(tokens: ReadonlyMap<string, string>): readonly RequestClass[] {
  const visitors = [...tokens];
  const of = (number: number) => visitors[number % visitors.length] ?? ['', ''];
  const headersOf = (number: number) => ({
    ...API,
    authorization: `Bearer ${of(number)[1]}`,
    'content-type': 'application/json',
  });
  return [
    {
      name: 'what a visitor has stored',
      next: (number) => ({ path: '/api/v3/user-settings/current', headers: headersOf(number) }),
    },
    {
      name: 'event of a rebus',
      next: (number) => ({
        path: '/api/v3/quiz-response',
        method: 'PUT',
        headers: headersOf(number),
        body: JSON.stringify({
          document_id: 1,
          quiz_data: { events: [{ type: 'started', at: number % EVENTS }] },
        }),
      }),
    },
    {
      name: 'sign-in',
      amount: EXPENSIVE,
      next: (number) => ({
        path: SIGN_IN_PATH,
        method: 'POST',
        status: 303,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ email: of(number)[0], password: PASSWORD }).toString(),
      }),
    },
  ];
}

const documents = Number(values.documents);
printLine(
  `${new Date().toISOString().slice(0, 10)} · ${os.cpus().length} × ${os.cpus()[0]?.model} · Node ${process.versions.node} · ${rounded(documents)} documents`,
);
const showCosts = startTable('processor time of a request, ms', 'server', 'PostgreSQL', 'Varnish');
const costs = new Map<string, Cost>();

async function show(one: RequestClass, to: Measured): Promise<void> {
  const cost = await measure(one, to);
  costs.set(one.name, cost);
  showCosts(one.name, ms(cost.server), ms(cost.database), ms(cost.varnish));
}

async function measureCollection(set: DataSet): Promise<void> {
  const database = await set.open();
  const facts = await readFacts(database);
  await database.close();
  const port = await freePort();
  const env = {
    VARDE_PUBLIC_URL: `http://127.0.0.1:${port}`,
    VARDE_SHARED_CACHES: '-',
    VARDE_ANALYTICS: 'off',
  };
  const server = await startServer(set.folder, port, { env });
  try {
    const to = { port, server, folder: set.folder };
    await measureVarnish(facts, to);
    for (const one of readClasses(facts)) await show(one, to);
    const url = clusterUrl(clusterFolder(set.folder));
    const tokens = await registerVisitors(url, VISITORS, TOKEN_LIFE_S);
    for (const one of writeClasses(tokens)) await show(one, to);
  } finally {
    await server.stop();
  }
}

async function measureVarnish({ ids: [first = 0] }: Facts, to: Measured): Promise<void> {
  await withFolder(async (folder) => {
    // Varnish runs as another account.
    chmodSync(folder, 0o755);
    const programs = new Programs(folder);
    const port = await freePort();
    const servers = [to.port, to.port, to.port];
    try {
      const varnish = await startVarnish(programs, { folder, port, servers });
      const { pid } = varnish;
      const page = { path: `/article/${first}`, headers: PAGE };
      const isServed = () => sendAll(`http://127.0.0.1:${port}`, 1, () => page).then(() => true);
      await programs.until('the page', varnish, isServed);
      const one = { name: 'Varnish, page', next: () => page, amount: CHEAP } as const;
      await show(one, { ...to, port, varnish: pid });
    } finally {
      await programs.stopAll();
    }
  });
}

async function measureImages(): Promise<void> {
  await withFolder(async (folder) => {
    await importImages(folder, IMAGES);
    const data = `${folder}/data`;
    const port = await freePort();
    const server = await startServer(data, port);
    try {
      const urls = (await fetchImageUrls(server.origin)).map(thumbnailOf);
      const next = (number: number) => {
        const { pathname, search } = new URL(urls[number % urls.length] ?? server.origin);
        return { path: pathname + search, headers: IMAGE };
      };
      const to = { port, server, folder: data };
      // Each once: the first fifth warms up.
      const amount = IMAGES / (1 + WARM_UP) / REQUESTS;
      await show(
        { name: 'image, derived', next, amount: Math.floor(amount * REQUESTS) / REQUESTS },
        to,
      );
      await show({ name: 'image, stored', next, amount: CHEAP }, to);
    } finally {
      await server.stop();
    }
  });
}

const RATES = [1, 10, 100, 1_000];

/** Cores that each mix keeps busy. */
function showSizes(): void {
  const row = startTable('cores kept busy, by requests/s', 'ms a request', ...RATES.map(rounded));
  for (const [name, mix] of Object.entries<Mix>(MIXES))
    for (const part of ['server', 'database', 'varnish'] as const) {
      const cost = Object.entries(mix).reduce(
        (sum, [request, share]) => sum + share * (costs.get(request)?.[part] ?? 0),
        0,
      );
      row(`${name}: ${part}`, ms(cost), ...RATES.map((rate) => ((rate * cost) / 1_000).toFixed(3)));
    }
}

const set = await makeDataSet(documents);
try {
  await measureCollection(set);
  await measureImages();
  showSizes();
} finally {
  set.remove();
}
process.exit(0);
