/** Runs a script of the project with everything it needs installed: `node tools/run.mjs tools/test.ts …`. */
import { spawn } from 'node:child_process';
import { ensureInstalled, pinnedNode, root } from './install.mjs';

ensureInstalled();
const child = spawn(pinnedNode(), process.argv.slice(2), { cwd: root, stdio: 'inherit' });
// The child gets Ctrl+C from the terminal itself; a signal sent to this process alone is handed on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
