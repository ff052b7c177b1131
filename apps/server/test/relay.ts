/** A TCP relay in front of PostgreSQL, which a test can cut, stall and restore. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { listenOnLastingPort } from './lasting-port.ts';

export interface Relay {
  /** The given URL with the relay's host and port. */
  readonly url: string;
  /** Closes all connections and refuses new ones, like a stopped server. */
  cut(): Promise<void>;
  /** Silently drops all data, like a network that loses packets. */
  stall(): void;
  /** Closes a connection instead of passing the response to the next request with this text. */
  loseResponse(request: string): void;
  /** Closes each connection when it is used next, like one whose other end is gone. */
  loseIdle(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** @param databaseUrl by a socket or by host and port */
export async function relayTo(databaseUrl: string): Promise<Relay> {
  const target = new pg.Client({ connectionString: databaseUrl });
  const sockets = new Set<Socket>();
  const lost = new WeakSet<Socket>();
  let isStalled = false;
  let lostRequest: string | undefined;
  const accept = (near: Socket): void => {
    const far = target.host.startsWith('/')
      ? connect(`${target.host}/.s.PGSQL.${target.port}`)
      : connect(target.port, target.host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (lostRequest !== undefined && bytes.includes(lostRequest)) {
          lostRequest = undefined;
          lost.add(far);
        }
        if (lost.has(from)) from.destroy();
        else if (!isStalled) to.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => (sockets.delete(from), to.destroy()));
    }
  };
  const server = createServer(accept);
  const port = await listenOnLastingPort(server);
  const { user = '', password = '', database = '' } = target;
  const url = `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
  const cut = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return {
    url,
    cut,
    stall: () => (isStalled = true),
    loseResponse: (request) => (lostRequest = request),
    loseIdle: () => sockets.forEach((socket) => lost.add(socket)),
    async restore() {
      isStalled = false;
      lostRequest = undefined;
      for (const socket of sockets) socket.destroy();
      if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    close: cut,
  };
}
