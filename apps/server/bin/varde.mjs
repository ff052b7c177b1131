#!/usr/bin/env node
/** Runs the `varde` command on the pinned Node, whatever Node it was called with. */
import { serverFile } from '../../../tools/builds.mjs';
import { runNode } from '../../../tools/run-node.mjs';
import { SERVER_FLAGS } from '../../../tools/server-flags.mjs';

const args = process.argv.slice(2);
const flags = args[0] === 'serve' ? SERVER_FLAGS : [];
const code = await runNode([...flags, serverFile('cli'), ...args]).catch(() => {
  console.error('The pinned Node is not installed yet: run `npm start` first.');
  return 3;
});
process.exit(code);
