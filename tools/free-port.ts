import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { listenOnLastingPort } from '../apps/server/test/lasting-port.ts';

/** A port of 127.0.0.1 that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await close(server);
  return port;
}

/** Same, for what is stopped and started again: nothing else is given the port meanwhile. */
export async function lastingPort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLastingPort(server);
  await close(server);
  return port;
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}
