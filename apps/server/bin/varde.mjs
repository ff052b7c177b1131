#!/usr/bin/env node
/** Runs the `varde` command on the pinned Node, whatever Node it was called with. */
import { fileURLToPath } from 'node:url';
import { runNode } from '../../../tools/run-node.mjs';
import { SERVER_FLAGS } from '../../../tools/server-flags.mjs';

const cli = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const args = process.argv.slice(2);
const flags = args[0] === 'serve' ? SERVER_FLAGS : [];
const code = await runNode([...flags, cli, ...args]).catch(() => {
  console.error('The pinned Node is not installed yet: run `npm start` first.');
  return 3;
});
process.exit(code);
