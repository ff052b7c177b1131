/** Starts programs on loopback, each with a log file, and ends them: only those it has started. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Program {
  /** Of its log file and in messages. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** PostgreSQL, Patroni and PgBouncer refuse to run as root. */
  readonly asPostgres?: boolean;
}

export interface Running {
  readonly name: string;
  readonly pid: number;
  isRunning(): boolean;
  /** Ends at once, as when a machine loses its power. */
  kill(): Promise<void>;
  /** Ends as its service manager would; by force after 20 seconds. */
  stop(): Promise<void>;
}

const STOP_WITHIN_MS = 20_000;
const LAST_LINES = 15;
const POLL_MS = 50;

export class Programs {
  readonly #folder: string;
  readonly #running: Running[] = [];
  #isEnding = false;

  /** @param folder for the logs */
  constructor(folder: string) {
    this.#folder = folder;
  }

  start({ name, command, args, env = {}, asPostgres = false }: Program): Running {
    // A scenario goes on while the others are stopped: nothing would stop what it starts.
    if (this.#isEnding) throw new Error(`${name} is not started: the run is being ended.`);
    const [file, ...rest] = asPostgres ? asAccount(command, args) : [command, ...args];
    const log = openSync(this.#logOf(name), 'a');
    const child = spawn(file ?? command, rest, {
      stdio: ['ignore', log, log],
      env: { ...process.env, ...env },
    });
    closeSync(log);
    child.on('error', () => {});
    const running = toRunning(name, child);
    this.#running.push(running);
    return running;
  }

  /** Waits for a condition. @throws with the end of the program's log when the time is over */
  async until(
    what: string,
    program: Running,
    isMet: () => Promise<boolean>,
    withinMs = 60_000,
  ): Promise<void> {
    const end = performance.now() + withinMs;
    while (!(await isMet().catch(() => false))) {
      if (program.isRunning() && performance.now() < end) await setTimeout(POLL_MS);
      else
        throw new Error(
          `${program.name}: ${what} did not come about.\n${this.#lastLines(program.name)}`,
        );
    }
  }

  #lastLines(name: string): string {
    const log = this.#logOf(name);
    return existsSync(log)
      ? readFileSync(log, 'utf8').split('\n').slice(-LAST_LINES).join('\n')
      : '';
  }

  /** The latest first. */
  async stopAll(): Promise<void> {
    this.#isEnding = true;
    for (const running of this.#running.toReversed()) await running.stop();
  }

  #logOf(name: string): string {
    return path.join(this.#folder, `${name}.log`);
  }
}

/** The command line that runs a program as the account `postgres`, if this process may choose. */
export function asAccount(
  command: string,
  args: readonly string[],
): readonly [string, ...string[]] {
  if (process.getuid?.() !== 0) return [command, ...args];
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', command, ...args];
}

/** A folder of the account `postgres`. */
export async function makeFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() !== 0) return;
  const [uid = 0, gid = 0] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  chownSync(folder, uid, gid);
}

function toRunning(name: string, child: ChildProcess): Running {
  const isRunning = (): boolean =>
    child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (!isRunning()) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    const timer = globalThis.setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await exit.finally(() => clearTimeout(timer));
  };
  return {
    name,
    pid: child.pid ?? 0,
    isRunning,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

interface RunOptions {
  /** Ends the run with an error. Default: never. */
  readonly withinMs?: number;
  /** Leaves the folder. */
  readonly keepsLogs?: boolean;
}

/**
 * Runs a command in a temporary folder, and ends this process with 0 when it returns true. What it
 * started is stopped first, also after an error or a signal.
 */
export async function runPrograms(
  name: string,
  command: (folder: string, programs: Programs) => Promise<boolean>,
  { withinMs, keepsLogs = false }: RunOptions = {},
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), `varde-${name}-`));
  // PostgreSQL runs as another account.
  chmodSync(folder, 0o755);
  const programs = new Programs(folder);
  const end = async (code: number): Promise<never> => {
    await programs.stopAll();
    if (keepsLogs) console.log(`Logs: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(1));
  // Of work that nobody waits for.
  process.once('uncaughtException', (error) => {
    console.error(error);
    void end(1);
  });
  if (withinMs !== undefined)
    globalThis
      .setTimeout(() => {
        console.error(`It took more than ${withinMs / 60_000} minutes and was ended.`);
        void end(1);
      }, withinMs)
      .unref();
  try {
    await end((await command(folder, programs)) ? 0 : 1);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await end(1);
  }
}
