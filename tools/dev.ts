/**
 * `npm run dev`: the production server, rebuilt and restarted when a source file changes. There is
 * no other mode of serving the site, so development shows what visitors get.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const WATCHED = ['apps/web/src', 'apps/web/public', 'apps/server/src', 'packages'];
/** Debounce: editors write several files at once. */
const QUIET_MS = 150;

function build(): boolean {
  const options = { cwd: root, stdio: 'inherit' } as const;
  return spawnSync(process.execPath, ['tools/build-site.ts'], options).status === 0;
}

function start(): ChildProcess {
  return spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, stdio: 'inherit' });
}

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

let server = build() ? start() : undefined;
let timer: NodeJS.Timeout | undefined;
let turn = Promise.resolve();

async function restart(): Promise<void> {
  // A failed build leaves the running server unchanged; its error is on the console.
  if (!build()) return;
  if (server) await stop(server);
  server = start();
}

for (const folder of WATCHED)
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (!file || /\.test\.|\.gen\.|node_modules/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(restart);
    }, QUIET_MS);
  });

/** Exits with the server, which receives Ctrl+C from the terminal itself. */
function endWithServer(): void {
  if (!server || server.exitCode !== null) process.exit();
  server.once('exit', () => process.exit());
}
process.on('SIGINT', endWithServer);
process.on('SIGTERM', () => {
  endWithServer();
  server?.kill('SIGTERM');
});
