import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

const folder = mkdtempSync(path.join(os.tmpdir(), 'varde-run-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Stops in order on a signal, as the server does, and exits with 7. */
const server = path.join(folder, 'server.mjs');
writeFileSync(
  server,
  `for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => { console.log('stopped by ' + signal); process.exit(7); });
  setInterval(() => {}, 1_000);
  console.log('wrapped by ' + process.ppid);`,
);
const wrapper = path.join(folder, 'wrapper.mjs');
writeFileSync(
  wrapper,
  `import { runNode } from ${JSON.stringify(path.join(import.meta.dirname, 'run-node.mjs'))};
  process.exit(await runNode([${JSON.stringify(server)}]));`,
);

interface Run {
  readonly child: ChildProcess;
  /** Process id of the wrapper. */
  readonly wrapperId: number;
  /** All output, when every process has ended. */
  readonly output: Promise<string>;
}

async function run(command: string, args: readonly string[]): Promise<Run> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part) => (text += part));
  const output = once(child.stdout, 'close').then(() => text);
  while (!text.includes('\n')) await once(child.stdout, 'data');
  const wrapperId = Number(/wrapped by (\d+)/.exec(text)?.[1]);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await output;
  });
  return { child, wrapperId, output };
}

describe('a wrapped process', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'gets %s of its wrapper, which exits last with the same code',
    async (signal) => {
      const { child, output } = await run(process.execPath, [wrapper]);
      child.kill(signal);
      const [code] = (await once(child, 'exit')) as [number | null];
      expect(code).toBe(7);
      expect(await output).toContain(`stopped by ${signal}`);
    },
  );

  it('stops when the shell of npm ends without passing the signal on', async () => {
    // Two commands: the shell would otherwise replace itself with the wrapper.
    const script = `"${process.execPath}" "${wrapper}"; true`;
    const { child, wrapperId, output } = await run('/bin/sh', ['-c', script]);
    expect(wrapperId).not.toBe(child.pid);
    child.kill('SIGTERM');
    expect(await output).toContain('stopped by SIGTERM');
  });
});
