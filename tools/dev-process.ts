/** The server of `npm run dev`, a child process that restarts, and the rendering for it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { SiteContext } from '@varde/contract/site-context';
import type { FromServer, RenderedSource, ToServer } from './dev-messages.ts';

const root = path.dirname(import.meta.dirname);

/** Without it, reading the server's modules takes most of its start. */

type Render = (url: string, context: SiteContext) => Promise<RenderedSource>;

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

export function runDevServer(render: Render): DevServer {
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

function startProcess(render: Render): Running {
  const child = fork(path.join(root, 'tools', 'dev-server.ts'), {
    cwd: root,
    serialization: 'advanced',
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
  });
  const calls = new Calls(child);
  const port = new Promise<number | undefined>((resolve) => {
    child.once('exit', () => resolve(undefined));
    child.on('message', (message: FromServer) => {
      if (message.type === 'ready') resolve(message.port);
      if (message.type === 'result') calls.receive(message);
      if (message.type === 'render') void renderFor(child, calls, render, message);
    });
  });
  return { child, port };
}

async function renderFor(
  child: ChildProcess,
  calls: Calls,
  render: Render,
  { id, url, context }: FromServer & { type: 'render' },
): Promise<void> {
  const report = (error: unknown): void => send(child, { type: 'report', id, error });
  try {
    const api: SiteContext['api'] = (pathAndQuery) => calls.call(id, pathAndQuery);
    const page = await render(url, { ...context, api, report });
    send(child, { type: 'rendered', id, page });
  } catch (error) {
    send(child, { type: 'failed', id, error });
  }
}

type ApiResult = Awaited<ReturnType<SiteContext['api']>>;

/** Calls of the API by the loaders, which the server responds to. */
class Calls {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (result: ApiResult | undefined) => void>();
  #last = 0;

  constructor(child: ChildProcess) {
    this.#child = child;
    child.once('exit', () => {
      for (const resolve of this.#waiting.values()) resolve(undefined);
    });
  }

  async call(id: number, pathAndQuery: string): Promise<ApiResult> {
    const call = (this.#last += 1);
    const result = await new Promise<ApiResult | undefined>((resolve) => {
      this.#waiting.set(call, resolve);
      send(this.#child, { type: 'call', id, call, pathAndQuery });
    });
    this.#waiting.delete(call);
    if (!result) throw new Error(`The server did not respond to ${pathAndQuery}.`);
    return result;
  }

  receive({ call, result }: FromServer & { type: 'result' }): void {
    this.#waiting.get(call)?.(result);
  }
}

function send(child: ChildProcess, message: ToServer): void {
  // Without: the server has just been stopped, and the page with it.
  if (child.connected) child.send(message);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
