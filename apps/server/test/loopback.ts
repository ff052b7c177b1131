import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that only this machine reaches, on any free port. */
export interface Loopback {
  readonly origin: string;
  /** Also for those who still wait for an answer. */
  close(): Promise<void>;
}

export async function listenOnLoopback(answer: RequestListener): Promise<Loopback> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
