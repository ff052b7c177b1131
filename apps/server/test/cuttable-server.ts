/** A TCP relay in front of a real server, which a test can cut, stall and mend. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';

export interface Relay {
  /** The given address with the relay's host and port. */
  readonly url: string;
  /** Ends all connections and refuses new ones, as a stopped server does. */
  cut(): Promise<void>;
  /** Lets nothing through any more, and does not say so, as a network that swallows packets does. */
  stall(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** @param address of a database, by a socket or by host and port */
export async function relayTo(address: string): Promise<Relay> {
  const target = new pg.Client({ connectionString: address });
  const sockets = new Set<Socket>();
  let isStalled = false;
  const accept = (near: Socket): void => {
    const far = target.host.startsWith('/')
      ? connect(`${target.host}/.s.PGSQL.${target.port}`)
      : connect(target.port, target.host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => isStalled || to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => (sockets.delete(from), to.destroy()));
    }
  };
  let server: Server = await listening(accept, 0);
  const { port } = server.address() as AddressInfo;
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
    async mend() {
      isStalled = false;
      for (const socket of sockets) socket.destroy();
      if (!server.listening) server = await listening(accept, port);
    },
    close: cut,
  };
}

async function listening(accept: (socket: Socket) => void, port: number): Promise<Server> {
  const server = createServer(accept).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
