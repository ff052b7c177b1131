/**
 * The HTTP server from the first moment of the process to its last: while the rest starts it says so, then it hands every
 * request to the app, and when it closes it loses none that had been sent.
 */
import {
  type IncomingMessage,
  type ServerResponse,
  createServer,
  type RequestListener,
  type Server,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { CORRELATION_HEADER, correlationIdOf } from './correlation-id.ts';
import { plainPage, wantsPage } from './plain-page.ts';
import { presentProblem, PROBLEM_MEDIA_TYPE, ProblemError } from './problems.ts';
import { BASE_HEADERS } from './security-headers.ts';
import { explainListening } from './port.ts';

export interface StartupServer {
  /**
   * @returns the port, which is the system's choice when 0 was asked for
   * @throws PortProblem
   */
  listen(host: string, port: number): Promise<number>;
  /** For the framework: the app's requests come from this server. */
  readonly serverFactory: (handler: RequestListener) => Server;
  /** From now on the app answers; it must be ready. */
  open(): void;
  readonly isClosing: boolean;
  /** Resolves when everything that was asked is answered and all connections have ended. */
  close(): Promise<void>;
}

/** Longer than proxies keep an idle connection (60 s), or they would send a request into one that is just closing. */
const KEEP_ALIVE_MS = 72_000;
/** Bodies are small: who needs longer for one wants to hold connections. */
const REQUEST_WITHIN_MS = 60_000;
/** What was sent before a stop has been read by then, also from connections not accepted yet. */
const SETTLE_MS = 250;
const LOOK_AGAIN_MS = 50;

export function createStartupServer(): StartupServer {
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_WITHIN_MS,
  });
  let currentHandler: RequestListener = sendStartingResponse;
  let app: RequestListener = sendStartingResponse;
  let isClosing = false;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (request, response) => {
    if (isClosing) response.setHeader('Connection', 'close');
    currentHandler(request, response);
  });
  return {
    async listen(host, port) {
      server.listen({ host, port });
      try {
        await once(server, 'listening');
      } catch (error) {
        throw explainListening(error, host, port);
      }
      return (server.address() as AddressInfo).port;
    },
    serverFactory(handler) {
      app = handler;
      return server;
    },
    open() {
      currentHandler = app;
    },
    get isClosing() {
      return isClosing;
    },
    async close() {
      isClosing = true;
      await pause(SETTLE_MS);
      await closed(server, sockets);
    },
  };
}

async function closed(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  const closeIdle = (): void => {
    // Browsers open connections in advance; one that never asked anything is not idle to Node.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    server.closeIdleConnections();
  };
  closeIdle();
  // An answer that was on its way when the stop came leaves its connection open.
  const timer = setInterval(closeIdle, LOOK_AGAIN_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(timer);
}

const TRY_AGAIN_S = 2;

function sendStartingResponse(request: IncomingMessage, response: ServerResponse): void {
  const [path] = (request.url ?? '').split('?');
  const id = correlationIdOf(request);
  const headers = { ...BASE_HEADERS, 'Cache-Control': 'no-store', [CORRELATION_HEADER]: id };
  if (path === '/healthz') {
    response.writeHead(200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' });
    response.end('{"status":"ok"}');
    return;
  }
  const again = { ...headers, Vary: 'Accept', 'Retry-After': TRY_AGAIN_S };
  if (wantsPage(request.headers.accept)) {
    const page = plainPage(
      'Varde is starting',
      'Varde starter … Varde startar … One moment, please.',
    );
    response.writeHead(503, { ...again, ...page.headers, Refresh: TRY_AGAIN_S });
    response.end(page.html);
    return;
  }
  const problem = new ProblemError('unavailable', { detail: 'The server is starting.' });
  response.writeHead(503, { ...again, 'Content-Type': PROBLEM_MEDIA_TYPE });
  response.end(JSON.stringify(presentProblem(problem, id)));
}
