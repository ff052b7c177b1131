/** Stops a real process under load: every request sent before is completed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeApiPack } from '#test/api-pack.ts';
import { folderForAll } from '#test/folder.ts';
import { CHILD_ENV, SERVER_FILE } from '#test/settings.ts';

const CALLERS = 24;
/** Unique each time, so that no response is cached. */
const pathOf = (index: number): string =>
  `/api/v3/documents/?location=60.${100 + index},5.3&page_size=20`;

const folder = folderForAll();
let child: ChildProcess | undefined;
beforeAll(async () => {
  await writeApiPack(join(folder, 'pack'));
});
afterAll(async () => {
  if (child?.exitCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

async function startServer(): Promise<{ server: ChildProcess; port: number }> {
  const env = {
    ...CHILD_ENV,
    PORT: '0',
    VARDE_CONTENT: join(folder, 'pack'),
    VARDE_DATA: join(folder, 'data'),
    VARDE_LOG_LEVEL: 'warn',
  };
  child = spawn(process.execPath, [SERVER_FILE], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const part of child.stdout ?? []) {
    output += String(part);
    const [, port] = /ready: http:\/\/localhost:(\d+)/.exec(output) ?? [];
    if (port) return { server: child, port: Number(port) };
  }
  throw new Error(`The server did not start: ${output}`);
}

interface SentRequest {
  readonly sent: Promise<void>;
  /** The status after the full body was received, else the error. */
  readonly outcome: Promise<number | string>;
}

function send(agent: Agent, port: number, path: string): SentRequest {
  const sent = Promise.withResolvers<void>();
  const outcome = new Promise<number | string>((resolve) => {
    const clientRequest = request(
      { agent, port, path, headers: { 'api-key': 'varde-local' } },
      (response) => {
        let body = '';
        response.on('data', (part) => (body += String(part)));
        response.on('end', () => resolve(body.endsWith('}') ? (response.statusCode ?? 0) : 'cut'));
        response.on('error', (error) => resolve(error.message));
      },
    );
    clientRequest.on('error', (error) => resolve(error.message));
    clientRequest.on('finish', () => sent.resolve());
    clientRequest.end();
  });
  return { sent: sent.promise, outcome };
}

it('a stopping server completes every request sent before the stop and exits with 0', async () => {
  const { server, port } = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const before: Promise<number | string>[] = [];
  const stop = { isSent: false };
  const areWarm = Promise.withResolvers<void>();
  let index = 0;
  const caller = async (): Promise<void> => {
    while (!stop.isSent) {
      const { sent, outcome } = send(agent, port, pathOf(index++));
      await Promise.race([sent, outcome]);
      // Sent before the stop: the flag is set in the same turn as the signal is sent.
      if (!stop.isSent && before.push(outcome) === CALLERS * 8) areWarm.resolve();
      await outcome;
    }
  };
  const callers = Array.from({ length: CALLERS }, caller);
  // All connections are warm, and every caller has a request in flight.
  await areWarm.promise;
  stop.isSent = true;
  server.kill('SIGTERM');
  const [code] = (await once(server, 'exit')) as [number | null];
  const outcomes = await Promise.all(before);
  await Promise.all(callers);
  agent.destroy();
  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
  expect(code).toBe(0);
});
