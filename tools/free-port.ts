import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port of 127.0.0.1 that nothing listens on at this moment. */
export const freePort = (): Promise<number> => listenOnce(0);

/** Linux gives those from 32768 on to connections, and to listeners that name none. */
const LASTING = { from: 20_000, below: 32_768 };

/** Same, for what is stopped and started again: nothing else is given the port meanwhile. */
export async function lastingPort(): Promise<number> {
  try {
    return await listenOnce(randomInt(LASTING.from, LASTING.below));
  } catch (error) {
    if (!isTaken(error)) throw error;
    return lastingPort();
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** @returns the port; @throws EADDRINUSE when something listens on it */
async function listenOnce(wanted: number): Promise<number> {
  const server = createServer().listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
