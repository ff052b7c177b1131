/**
 * The HTTP server for the lifetime of the process: responds 503 until the app is ready, then passes
 * every request to the app, and on close completes every request that was sent.
 */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { clientSite } from './client-network.ts';
import { plainPage, wantsPage } from './html.ts';
import { networkTest } from './networks.ts';
import { explainListening } from './port.ts';
import { presentProblem, PROBLEM_MEDIA_TYPE, ProblemError } from './problems.ts';
import { CORRELATION_HEADER, correlationIdOf, BASE_HEADERS } from './response-headers.ts';

export interface StartupServer {
  /** @returns the port, chosen by the system when 0 is given @throws PortProblem */
  listen(host: string, port: number): Promise<number>;
  /** Fastify's server factory: the app receives its requests from this server. */
  readonly serverFactory: (handler: RequestListener) => Server;
  /** Switches to the app, which must be ready. */
  open(): void;
  readonly isClosing: boolean;
  /**
   * Resolves when all requests are completed and all connections closed.
   * @param drainMs time in which requests are still accepted
   */
  close(drainMs?: number): Promise<void>;
}

/** Longer than proxies' idle timeout (60 s): they would send into a closing connection. */
const KEEP_ALIVE_MS = 72_000;

/** How long clients may take, and how many connections they may hold. */
export interface ConnectionLimits {
  /** Of a request's headers, from the opening of a new connection on. */
  readonly headersWithinMs: number;
  /** Of a request with its body. */
  readonly requestWithinMs: number;
  /** Time between two looks at the open connections. */
  readonly checkEveryMs: number;
  /** Of one address; proxies have no limit. */
  readonly perAddress: number;
}

/**
 * Bodies are small, and slower clients only occupy connections. A museum's network, whose visitors
 * share an address and open six connections each, stays below the number.
 */
const LIMITS: ConnectionLimits = {
  headersWithinMs: 15_000,
  requestWithinMs: 60_000,
  checkEveryMs: 5_000,
  perAddress: 2_000,
};
/** Requests sent before the stop are read within this time, on unaccepted connections too. */
const SETTLE_MS = 250;
const POLL_MS = 50;

/**
 * @param proxies IP addresses and networks that many visitors' requests come from
 * @param headers security headers of its own responses
 */
export function createStartupServer(
  proxies: readonly string[] = [],
  limits: ConnectionLimits = LIMITS,
  headers: Readonly<Record<string, string>> = BASE_HEADERS,
): StartupServer {
  const sendStartingResponse = startingResponse(headers);
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: limits.headersWithinMs,
    requestTimeout: limits.requestWithinMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  });
  limitAddresses(server, networkTest(proxies), limits.perAddress);
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
      const bound = server.address();
      return typeof bound === 'object' && bound ? bound.port : port;
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
    async close(drainMs = SETTLE_MS) {
      isClosing = true;
      await pause(drainMs);
      await closed(server, sockets);
    },
  };
}

/** Refuses connections of an address that holds too many; those that it has stay open. */
function limitAddresses(
  server: Server,
  isProxy: (ipAddress: string) => boolean,
  most: number,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const address = clientSite(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const rest = (open.get(address) ?? 1) - 1;
      if (rest > 0) open.set(address, rest);
      else open.delete(address);
    });
    if (count > most) socket.destroy();
  });
}

async function closed(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  const closeIdle = (): void => {
    // Browsers preconnect; Node does not count a connection without a request as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    server.closeIdleConnections();
  };
  closeIdle();
  // A response in flight when the stop began leaves its connection open.
  const timer = setInterval(closeIdle, POLL_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(timer);
}

const RETRY_AFTER_S = 2;

const startingResponse =
  (security: Readonly<Record<string, string>>): RequestListener =>
  (request, response) => {
    const [path] = (request.url ?? '').split('?');
    const id = correlationIdOf(request);
    const headers = { ...security, 'Cache-Control': 'no-store', [CORRELATION_HEADER]: id };
    if (path === '/healthz') {
      response.writeHead(200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' });
      response.end('{"status":"ok"}');
      return;
    }
    const again = { ...headers, Vary: 'Accept', 'Retry-After': RETRY_AFTER_S };
    if (wantsPage(request.headers.accept)) {
      const page = plainPage(
        'The guide is starting',
        'Et øyeblikk … Ett ögonblick … One moment, please.',
      );
      response.writeHead(503, { ...again, ...page.headers, Refresh: RETRY_AFTER_S });
      response.end(page.html);
      return;
    }
    const problem = new ProblemError('unavailable', { detail: 'The server is starting.' });
    response.writeHead(503, { ...again, 'Content-Type': PROBLEM_MEDIA_TYPE });
    response.end(JSON.stringify(presentProblem(problem, id)));
  };
