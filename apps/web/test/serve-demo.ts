/** Global setup: serves the API with the demo pack, as `inject('server')`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { demoFolder } from '../../server/test/demo-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the API. */
    server: string;
  }
}

const SERVER = join(import.meta.dirname, '../../server/test/serve-child.ts');

export default async function serveDemo({ provide }: TestProject): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [SERVER, await demoFolder()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    exited.then(() => Promise.reject(new Error('The server of the demo pack did not start'))),
  ]);
  provide('server', `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`);
  return async () => {
    child.kill();
    await exited;
  };
}
