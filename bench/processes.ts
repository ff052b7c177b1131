/** Starts the measured server on a folder of its own, the baselines, and the browser. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../tools/chromium.ts';
import { SERVER_FLAGS } from '../tools/server-flags.mjs';

export const root = path.dirname(import.meta.dirname);
export const API_KEY = 'varde-local';

export interface Running {
  readonly origin: string;
  /** Milliseconds from the start of the process to its first response. */
  readonly startMs: number;
  readonly pid: number;
  stop(): Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

export interface ServerOptions {
  /** Flags of Node. */
  readonly flags?: readonly string[];
}

/** Starts the server and waits until it is ready. */
export async function startServer(
  dataFolder: string,
  port: number,
  { flags = [] }: ServerOptions = {},
): Promise<Running> {
  const started = performance.now();
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...flags, 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      VARDE_DATA: dataFolder,
      VARDE_LOG_LEVEL: 'error',
      DATABASE_URL: '',
      NODE_ENV: 'production',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(`${origin}/readyz`))) {
    if (child.exitCode !== null)
      throw new Error('The server ended before it answered; it says why above.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const startMs = performance.now() - started;
  return { origin, startMs, pid: child.pid ?? 0, stop: () => ended(child) };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Starts the baseline with fixed responses: `[path, contentType, body]`. */
export function startBaseline(responses: readonly [string, string, string][]): Promise<Running> {
  return spawnBaseline('floor-server.ts', JSON.stringify(responses));
}

/** Starts the baseline of a document by id. */
export function startStatementBaseline(databaseUrl: string): Promise<Running> {
  return spawnBaseline('statement-server.ts', '', { DATABASE_URL: databaseUrl });
}

async function spawnBaseline(
  file: string,
  input: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const started = performance.now();
  const child = spawn(process.execPath, [...SERVER_FLAGS, path.join(import.meta.dirname, file)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
  child.stdin.end(input);
  const port = await new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  const startMs = performance.now() - started;
  return {
    origin: `http://127.0.0.1:${port}`,
    startMs,
    pid: child.pid ?? 0,
    stop: () => ended(child),
  };
}

/** Renders in software, as on a machine without a graphics card. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

export const launchBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: [...BROWSER_FLAGS, ...flags] });
