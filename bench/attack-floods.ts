/**
 * Floods of requests on this machine's own server, each with a limit. Runs as a worker thread of
 * attack-load.ts, so that it does not delay the measurement.
 */
import { Agent, request as sendRequest, type RequestOptions } from 'node:http';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { API_KEY } from './processes.ts';
import { createRandom, type Random } from './corpus/random.ts';

export interface FloodOptions {
  /** Of a server on a loopback address. */
  readonly url: string;
  readonly seconds: number;
  readonly flood: FloodName;
  /** Identifiers of the server's images. */
  readonly images: readonly string[];
}

export type FloodName = keyof typeof FLOODS;

/** Numbers of responses by status; `failed`: without a response. */
export type FloodReport = Readonly<Record<string, number>>;

const SEARCHES = 150;
const PICTURES = 200;
const HALF_REQUESTS = 1_000;
const LOG_INS = 50;
const RANDOM_PER_SECOND = 500;
/** Pause of a sender that was refused: unlimited refusals would measure this process. */
const REFUSED_PAUSE_MS = 250;
const TICK_MS = 10;
/** Requests of the constant rate that may be open; beyond, the next ones are left out. */
const MAX_OPEN = 2_000;

interface Sent extends RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
type Send = (options: Sent) => Promise<number>;
type Next = (random: Random, nr: number) => Sent;

interface Flood {
  run(send: Send, options: FloodOptions, end: AbortSignal): Promise<void>;
}

const JSON_CALL = { 'api-key': API_KEY };
const PAGE = { accept: 'text/html', 'accept-language': 'sv' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A word that no text contains. */
const word = (random: Random): string =>
  Array.from({ length: random.between(6, 12) }, () =>
    String.fromCharCode(random.between(97, 122)),
  ).join('');
const words = (random: Random, count: number): string =>
  Array.from({ length: count }, () => word(random)).join('%20');

const SEARCH_WORDS = 8;
const searches: Next = (random, nr) =>
  nr % 2 === 0
    ? { path: `/api/v3/documents/?search=${words(random, SEARCH_WORDS)}`, headers: JSON_CALL }
    : { path: `/search?q=${words(random, SEARCH_WORDS)}`, headers: PAGE };

/** A section and size that nobody has requested. */
const pictures =
  (images: readonly string[]): Next =>
  (random) => {
    const region = `${random.between(0, 99)},${random.between(0, 99)},${random.between(200, 500)},${random.between(200, 500)}`;
    return {
      path: `/iiif/3/${random.pick(images)}/${region}/${random.between(100, 200)},/0/default.jpg`,
    };
  };

/** Most addresses match a route (of codes, of documents); some have unknown parameters. */
const RANDOM_PATHS: readonly ((random: Random) => string)[] = [
  (random) => `/${word(random)}`,
  (random) => `/article/${random.between(100_000, 2_000_000_000)}`,
  (random) => `/${word(random)}/${word(random)}/${word(random)}`,
  (random) => `/?${word(random)}=${word(random)}`,
  // Rendered completely, without a request of the API.
  (random) => `/en/article/%3C${word(random)}`,
];
const randomPath = (random: Random, nr: number): string =>
  RANDOM_PATHS[nr % RANDOM_PATHS.length]?.(random) ?? '/';

/** Linux has all of 127.0.0.0/8; elsewhere a flood comes from one address. */
const addressOf = (nr: number): Pick<RequestOptions, 'localAddress'> =>
  process.platform === 'linux' ? { localAddress: `127.0.${1 + (nr >> 7)}.${1 + (nr & 0x7f)}` } : {};

const logIns: Next = (random, nr) => ({
  path: '/identity/account/log-in',
  method: 'POST',
  headers: FORM,
  body: `email=${word(random)}@example.com&password=${word(random)}${word(random)}`,
  // Limits of attempts by address must not be what ends the work.
  ...addressOf(nr % 10_000),
});

/** So many senders, each with the next request as soon as it has the last response. */
function concurrently(senders: number, next: (options: FloodOptions) => Next): Flood {
  return {
    async run(send, options, end) {
      const nextOf = next(options);
      let nr = 0;
      const sender = async (seed: number): Promise<void> => {
        const random = createRandom(Date.now(), seed);
        while (!end.aborted) {
          const status = await send(nextOf(random, nr++));
          if (status === 0 || status === 429 || status === 503)
            await setTimeout(REFUSED_PAUSE_MS, undefined, { signal: end }).catch(() => {});
        }
      };
      await Promise.all(Array.from({ length: senders }, (_, seed) => sender(seed)));
    },
  };
}

/** A constant rate, whatever the responses. */
function perSecond(rate: number, next: Next): Flood {
  return {
    async run(send, _options, end) {
      const random = createRandom(Date.now());
      const started = performance.now();
      let sent = 0;
      let open = 0;
      while (!end.aborted) {
        const due = ((performance.now() - started) / 1_000) * rate;
        for (; sent < due; sent += 1) {
          if (open >= MAX_OPEN) continue;
          open += 1;
          void send(next(random, sent)).finally(() => (open -= 1));
        }
        await setTimeout(TICK_MS);
      }
    },
  };
}

/** Connections with half a request; one that the server closes is opened again. */
const halfRequests: Flood = {
  async run(_send, { url }, end) {
    const { hostname, port } = new URL(url);
    const open = new Set<net.Socket>();
    const connect = (): void => {
      if (end.aborted) return;
      const socket = net.connect(Number(port), hostname, () =>
        socket.write('GET /article/101 HTTP/1.1\r\nHost: localhost\r\nX-Half: '),
      );
      open.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        open.delete(socket);
        setTimeout(REFUSED_PAUSE_MS).then(connect, connect);
      });
    };
    for (let nr = 0; nr < HALF_REQUESTS; nr += 1) connect();
    await new Promise((resolve) => end.addEventListener('abort', resolve, { once: true }));
    for (const socket of open) socket.destroy();
  },
};

const FLOODS = {
  searches: concurrently(SEARCHES, () => searches),
  pictures: concurrently(PICTURES, ({ images }) => pictures(images)),
  'half-requests': halfRequests,
  'log-ins': concurrently(LOG_INS, () => logIns),
  'random-addresses': perSecond(RANDOM_PER_SECOND, (random, nr) => ({
    path: randomPath(random, nr),
    headers: PAGE,
  })),
} satisfies Readonly<Record<string, Flood>>;

async function flood(options: FloodOptions): Promise<FloodReport> {
  const { hostname, port, origin } = new URL(options.url);
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_OPEN });
  // `AbortSignal.timeout` would let the thread end earlier, where nothing else is open.
  const controller = new AbortController();
  const { signal: end } = controller;
  void setTimeout(options.seconds * 1_000).then(() => controller.abort());
  const report: Record<string, number> = {};
  const send: Send = async ({ body, ...more }) => {
    const status = await new Promise<number>((resolve) => {
      const headers = { origin, ...more.headers };
      const sent = sendRequest({ hostname, port, agent, signal: end, ...more, headers });
      sent.on('response', (response) => {
        response.on('error', () => resolve(0)).on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      });
      sent.on('error', () => resolve(0)).end(body);
    });
    if (!end.aborted) {
      const key = status === 0 ? 'failed' : String(status);
      report[key] = (report[key] ?? 0) + 1;
    }
    return status;
  };
  await FLOODS[options.flood].run(send, options, end);
  agent.destroy();
  return report;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as attack-load.ts passes it
parentPort?.postMessage(await flood(workerData as FloodOptions), []);
