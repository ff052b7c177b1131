/** A server on the demo pack for as long as somebody needs it, in a data folder that goes with it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../tools/steps.ts';

export interface DemoServer {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startDemoServer(): Promise<DemoServer> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'varde-demo-'));
  const options = { cwd: root, stdio: 'inherit' } as const;
  if (spawnSync(process.execPath, ['tools/story-data.ts', data], options).status !== 0)
    throw new Error('The demo pack could not be imported.');
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', VARDE_DATA: data };
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...env, VARDE_LOG_LEVEL: 'warn', VARDE_FFMPEG: '-' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
  for await (const line of createInterface(server.stdout)) {
    const url = /Varde is ready: (\S+)/.exec(line)?.[1];
    if (url) return { url, stop };
  }
  await stop();
  throw new Error('The server did not start.');
}
