/**
 * What telemetry costs: one server without it and two with it (the default share of traces, and all
 * of them), in alternating rounds on the demo pack. Throughput ends where a process needs a whole
 * core, so processor time for each request is what counts; it also differs less than rates do when
 * the machine is busy with something else. Linux only:
 * `node tools/run.mjs bench/measure-telemetry.ts [rounds]`
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestCost, sendAll, type Sent } from './load.ts';
import { API_KEY, type Running, startServer, withFolder } from './processes.ts';
import { printLine, rounded, startTable } from './report.ts';

const PORT = 4390;
const WARM_UP = 5_000;
/** Few, so that what else the machine does falls on all servers alike. */
const REQUESTS = 2_000;
const ROUNDS = 15;
/** Shares of traces by the name of their column. */
const MODES = { off: undefined, 'default (0.05)': '0.05', 'all (1)': '1' } as const;

const TARGETS: Readonly<Record<string, Sent>> = {
  'article, from the cache': { path: '/article/101', headers: {} },
  'document as JSON, from the cache': {
    path: '/api/v3/documents/101',
    headers: { 'api-key': API_KEY },
  },
  'document as JSON, read from the database': {
    path: '/api/v3/documents/101',
    // A response to a caller with a grant is made for that caller.
    headers: { 'api-key': API_KEY, 'unlock-grant': 'none' },
  },
};

/** Takes what is exported, as a collector on the same machine does. */
async function startCollector(): Promise<{ origin: string; bytes: () => number; stop(): void }> {
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (part: Buffer) => (bytes += part.length));
    request.on('end', () => response.end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, bytes: () => bytes, stop };
}

/** What else the machine does only adds to a round. */
const lowerQuartile = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? NaN;

/** Microseconds for each request, of each server. */
async function measure(servers: readonly Running[], sent: Sent): Promise<readonly number[]> {
  const costs = servers.map((): number[] => []);
  for (const { origin } of servers) await sendAll(origin, WARM_UP, () => sent);
  for (let round = 0; round < rounds; round++)
    for (const [index, server] of servers.entries())
      costs[index]?.push(await requestCost(server, REQUESTS, () => sent));
  return costs.map(lowerQuartile);
}

const rounds = Number(process.argv[2] ?? ROUNDS);
const collector = await startCollector();
await withFolder(async (folder) => {
  const servers: Running[] = [];
  for (const [index, ratio] of Object.values(MODES).entries()) {
    const settings = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
      OTEL_TRACES_SAMPLER_ARG: ratio ?? '',
    };
    const env = ratio === undefined ? {} : settings;
    servers.push(await startServer(folder, PORT + index, { env }));
  }
  const row = startTable('µs for each request', ...Object.keys(MODES));
  for (const [what, sent] of Object.entries(TARGETS)) {
    const [off = 0, ...on] = await measure(servers, sent);
    const cells = on.map((each) => `${rounded(each)} (${((each / off - 1) * 100).toFixed(1)} %)`);
    row(what, rounded(off), ...cells);
  }
  for (const server of servers) await server.stop();
});
printLine(`\nSent to the collector: ${rounded(collector.bytes() / 1_048_576)} MB.`);
collector.stop();
