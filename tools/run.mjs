/** Runs a script of the project with everything it needs installed: `node tools/run.mjs tools/test.ts …`. */
import { spawn } from 'node:child_process';
import { ensureInstalled, pinnedNode, root } from './install.mjs';

ensureInstalled();
// The system's allocator keeps a pool for each thread, and we have many (database, pictures, compiler): two are enough.
// With a fixed threshold they give memory back: a process that drew 120 pictures keeps 150 MB instead of 800.
const env = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', ...process.env };
const child = spawn(pinnedNode(), process.argv.slice(2), { cwd: root, stdio: 'inherit', env });
// The child gets Ctrl+C from the terminal itself; a signal sent to this process alone is handed on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
