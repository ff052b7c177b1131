#!/usr/bin/env node
/** Runs the `varde` command on the pinned Node, whatever Node it was called with. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from '../../../tools/install.mjs';

const cli = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const child = spawn(pinnedNode(), [cli, ...process.argv.slice(2)], { stdio: 'inherit' });
child.on('error', () => {
  console.error('The pinned Node is not installed yet: run `npm start` first.');
  process.exit(3);
});
// The child gets Ctrl+C from the terminal itself; a signal sent to this process alone is handed on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
