/** Starts the measured server on a folder of its own, the baselines, and the browser. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { serverFile } from '../tools/builds.mjs';
import { ensureChromium } from '../tools/find-programs.ts';
import { SERVER_FLAGS } from '../tools/server-flags.mjs';
import type { FixedResponse } from './baseline-server.ts';

export const root = path.dirname(import.meta.dirname);
export const API_KEY = 'varde-local';

export interface Running {
  readonly origin: string;
  /** Milliseconds from the start of the process to its first response. */
  readonly startMs: number;
  readonly pid: number;
  stop(): Promise<void>;
}

interface Process {
  readonly cwd?: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Resolves to the origin once the process accepts requests. */
  readonly ready: (child: ChildProcess) => Promise<string>;
}

async function start({ cwd = root, args, env, input, ready }: Process): Promise<Running> {
  const started = performance.now();
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...args], {
    cwd,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  child.stdin?.end(input);
  const origin = await ready(child);
  const startMs = performance.now() - started;
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit', { signal: AbortSignal.timeout(STOP_MS) }).catch(() =>
      child.kill('SIGKILL'),
    );
  };
  return { origin, startMs, pid: child.pid ?? 0, stop };
}

/** Longer than a server takes to complete its requests. */
const STOP_MS = 30_000;

interface ServerOptions {
  /** Of Node. */
  readonly flags?: readonly string[];
  /** Of another version of the project: its folder, and the file that starts it. */
  readonly cwd?: string;
  readonly main?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the server and waits until it is ready. */
export function startServer(
  dataFolder: string,
  port: number,
  { flags = [], cwd = root, main = serverFile('main'), env = {} }: ServerOptions = {},
): Promise<Running> {
  const origin = `http://127.0.0.1:${port}`;
  return start({
    cwd,
    args: [...flags, main],
    env: {
      PORT: String(port),
      VARDE_DATA: dataFolder,
      VARDE_LOG_LEVEL: 'error',
      DATABASE_URL: '',
      ...env,
    },
    ready: async (child) => {
      child.stdout?.resume();
      while (!(await isReady(`${origin}/readyz`))) {
        if (child.exitCode !== null)
          throw new Error('The server ended before it was ready; the reason is above.');
        await setTimeout(10);
      }
      return origin;
    },
  });
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Starts the baseline with one fixed response. */
export const startBaseline = (response: FixedResponse): Promise<Running> =>
  start({ ...BASELINE, args: ['bench/baseline-server.ts'], input: JSON.stringify(response) });

/** Starts the baseline of a document by id. */
export const startStatementBaseline = (databaseUrl: string): Promise<Running> =>
  start({ ...BASELINE, args: ['bench/baseline-server.ts', databaseUrl] });

/** A baseline prints its port. */
const BASELINE = {
  ready: async ({ stdout }: ChildProcess): Promise<string> => {
    const [port]: unknown[] = stdout ? await once(stdout, 'data') : [];
    return `http://127.0.0.1:${String(port).trim()}`;
  },
};

/** Runs with a temporary folder, which is removed afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'varde-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Renders in software, as on a machine without a graphics card. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = await ensureChromium();
  return chromium.launch({ executablePath, args: [...BROWSER_FLAGS, ...flags] });
}
