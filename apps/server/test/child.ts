import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

interface Child {
  readonly child: ChildProcess;
  /** Its first line of output. */
  readonly line: string;
}

/**
 * Starts a file of this folder in a process of its own, which ends with the test, and waits for its
 * first line.
 * @throws when the process ends before
 */
export async function startChild(file: string, args: readonly string[]): Promise<Child> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`${file} ended with ${code ?? signal} before its first line.`);
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended.catch(() => undefined);
  });
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  return { child, line: line as string };
}
