/** The server of `npm run dev`, a child process that restarts, and the rendering for it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import {
  type Fetch,
  type FromRenderer,
  Renderer,
  type ToRenderer,
} from '../apps/server/src/site/remote-rendering.ts';

const root = path.dirname(import.meta.dirname);

/** What the server sends, besides what it wants rendered. */
export type FromServer = ToRenderer | { readonly type: 'ready'; readonly port: number };

export interface DevServer {
  /** Port of the running server; waits while it starts. `undefined` when it could not start. */
  port(): Promise<number | undefined>;
  /**
   * Starts the server again; the one before runs until then, which also keeps the embedded database
   * running, and goes on where the new one does not start. Resolves with whether it did.
   */
  restart(): Promise<boolean>;
  stop(): Promise<void>;
}

export function runDevServer(render: Fetch): DevServer {
  let running = startProcess(render);
  let starting: Running | undefined;
  return {
    port: async () => (await starting?.port) ?? running.port,
    async restart() {
      starting = startProcess(render);
      const before = running;
      const hasStarted = (await starting.port) !== undefined;
      if (hasStarted) running = starting;
      starting = undefined;
      if (hasStarted) await stop(before.child);
      return hasStarted;
    },
    async stop() {
      if (starting) await stop(starting.child);
      await stop(running.child);
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly port: Promise<number | undefined>;
}

function startProcess(render: Fetch): Running {
  const child = fork(path.join(root, 'tools', 'dev-server.ts'), {
    cwd: root,
    serialization: 'advanced',
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
  });
  const renderer = new Renderer(render, (message: FromRenderer) => {
    // Without: the server has just been stopped, and the page with it.
    if (child.connected) child.send(message);
  });
  child.once('exit', () => renderer.end());
  const port = new Promise<number | undefined>((resolve) => {
    child.once('exit', () => resolve(undefined));
    child.on('message', (message: FromServer) => {
      if (message.type === 'ready') resolve(message.port);
      else renderer.receive(message);
    });
  });
  return { child, port };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
