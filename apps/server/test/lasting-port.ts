import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:net';

/** Linux gives those from 32768 on to connections, and to listeners that name none. */
const LASTING = { from: 20_000, below: 32_768 };

/**
 * For a server that stops and listens again on the same port: nothing else is given it meanwhile.
 * @returns the port, of 127.0.0.1
 */
export async function listenOnLastingPort(server: Server): Promise<number> {
  for (;;) {
    const port = randomInt(LASTING.from, LASTING.below);
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
      return port;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
}
