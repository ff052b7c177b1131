/**
 * The server under attack, in a process and data folder of its own with the demo pack, behind a
 * "proxy" on this machine, so that a probe can come from any IP address; and what it needs of the
 * outside, played by this process. Loopback only.
 */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { createAccessTokens } from '../../apps/server/src/identity/tokens/access-tokens.service.ts';
import { demoFolder } from '../../apps/server/test/demo-folder.ts';
import { startServer } from '../../bench/processes.ts';
import { freePort } from '../free-port.ts';

export interface Attacked {
  readonly origin: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Access token of a visitor, valid for ten minutes. */
  token(userId: string): Promise<string>;
  /** Requests that reached an address of the "own network", which nobody may lead the server to. */
  readonly reached: readonly string[];
  /** Megabytes of the server's process; 0 where the system does not tell. */
  memory(): number;
  /** Open descriptors of the server's process; 0 where the system does not tell. */
  descriptors(): number;
  close(): Promise<void>;
}

export async function startAttacked(): Promise<Attacked> {
  const folder = mkdtempSync(path.join(tmpdir(), 'varde-attack-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const dataFolder = path.join(folder, 'data');
  const demo = await demoFolder();
  // Closing the last connection stops the database, whose files can then be copied.
  await (await openDatabase({ dataFolder: demo })).close();
  await cp(demo, dataFolder, { recursive: true, preserveTimestamps: true });
  const outside = await playOutside();
  const port = await freePort();
  const server = await startServer(dataFolder, port, {
    env: {
      HOST: '127.0.0.1',
      VARDE_ENV: 'local',
      VARDE_LOG_LEVEL: 'silent',
      VARDE_TRUSTED_PROXIES: '127.0.0.1',
      VARDE_OBJECTS_URL: `${outside.origin}/object/{id}`,
      VARDE_NAMES_URL: `${outside.origin}/name/{id}`,
    },
  });
  const database = await openDatabase({ dataFolder });
  const tokens = createAccessTokens(database);
  const { origin, pid } = server;
  return {
    origin,
    port,
    dataFolder,
    token: (userId) => tokens.issue(userId),
    reached: outside.reached,
    memory: () => Number(/^VmRSS:\s+(\d+)/m.exec(readProc(`${pid}/status`))?.[1] ?? 0) / 1024,
    descriptors: () => countFiles(`/proc/${pid}/fd`),
    async close() {
      await database.close();
      await server.stop();
      await outside.close();
    },
  };
}

export const INNER_SECRET = 'secret of the own network';

/** A service that redirects into the "own network", which notes who comes. */
async function playOutside() {
  const reached: string[] = [];
  const inner = createServer((request, response) => {
    reached.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ inner: INNER_SECRET, 'artifact.uniqueId': INNER_SECRET }));
  }).listen(0, '127.0.0.1');
  await once(inner, 'listening');
  const { port } = inner.address() as AddressInfo;
  const service = createServer((_request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${port}/latest/meta-data` });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    for (const server of [inner, service]) {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }
  };
  return { origin, reached, close };
}

function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function countFiles(folder: string): number {
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
}
