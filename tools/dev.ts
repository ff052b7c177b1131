/**
 * `npm run dev`: the site from its sources, with hot reloading, and the server, which restarts when
 * its own sources change (docs/decisions/0032-hot-reloading.md). Both have one URL: this process
 * listens, responds to requests for modules, and forwards everything else to the server, whose
 * pages it renders.
 */
import { once } from 'node:events';
import { watch } from 'node:fs';
import {
  createServer,
  request as sendRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { loadConfig, readEnvironment } from '../apps/server/src/config/config.ts';
import { explainListening } from '../apps/server/src/http/port.ts';
import { fail } from '../apps/server/src/start/process-lifecycle.ts';
import { runDevServer, type DevServer } from './dev-process.ts';
import { openDevSite } from './dev-site.ts';

const root = path.dirname(import.meta.dirname);
/** Of the packages that Vite has bundled for the browser. */
const cacheFolder = process.env['DEV_CACHE'] ?? path.join(root, '.cache', 'vite');
/** What the server runs; Vite reloads the site's modules, those in packages/ too. */
const SERVER_SOURCES = ['apps/server/src', 'packages'];
const IGNORED = /\.test\.|node_modules|~$/;
/** Debounce: editors write several files at once. */
const QUIET_MS = 100;

async function start(): Promise<void> {
  const since = performance.now();
  const config = loadConfig(readEnvironment());
  const http = createServer();
  const site = await openDevSite(http, cacheFolder);
  const server = runDevServer(site.render);
  const stop = async (): Promise<void> => {
    http.close();
    http.closeAllConnections();
    await Promise.all([server.stop(), site.close()]);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop());
  http.on('request', (request, response) => {
    if (!site.serve(request, response)) void forward(server, request, response);
  });
  const port = await listen(http, config.host, config.port);
  // The reason is in the terminal.
  if ((await server.port()) === undefined) return stop();
  restartOnChange(server);
  console.log(`
Varde is ready for changes (${secondsSince(since)}): http://localhost:${port}
What changes in the site is shown in the open browser; the server restarts by itself.
`);
}

async function listen(http: Server, host: string, port: number): Promise<number> {
  http.listen(port, host);
  await once(http, 'listening').catch((error: unknown) => {
    throw explainListening(error, host, port);
  });
  const bound = http.address();
  return typeof bound === 'object' && bound ? bound.port : port;
}

async function forward(
  server: DevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url, headers } = request;
  const to = { host: '127.0.0.1', port: await server.port(), method, path: url, headers };
  const forwarded = sendRequest(to, (from) => {
    response.writeHead(from.statusCode ?? 502, withReloading(from.headers));
    from.pipe(response);
  });
  forwarded.on('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain' });
    response.end('The server is not running; the reason is in the terminal.\n');
  });
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

/** Pages may connect to Vite, which reports the changes: not in all browsers `'self'` allows it. */
function withReloading(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const name = 'content-security-policy';
  const policy = headers[name];
  if (typeof policy !== 'string') return headers;
  return { ...headers, [name]: policy.replace('connect-src ', 'connect-src ws: ') };
}

function restartOnChange(server: DevServer): void {
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  for (const folder of SERVER_SOURCES)
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || IGNORED.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        turn = turn.then(() => restart(server));
      }, QUIET_MS);
    });
}

async function restart(server: DevServer): Promise<void> {
  const since = performance.now();
  if (await server.restart()) console.log(`The server has restarted (${secondsSince(since)}).`);
  else console.error('The changed server did not start; the one before still runs.');
}

const secondsSince = (since: number): string =>
  `${((performance.now() - since) / 1000).toFixed(1)} s`;

await start().catch((error: unknown) => {
  fail(error);
  process.exit();
});
