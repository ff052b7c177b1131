/**
 * Runs a script of the project after installing its requirements: `node tools/run.mjs tools/test.ts
 * …`.
 */
import { ensureInstalled, root } from './install.mjs';
import { runNode } from './run-node.mjs';

ensureInstalled({ development: true });
process.exit(await runNode(process.argv.slice(2), root));
