/**
 * `npm start`: installs what is missing, builds the site when its sources changed, and runs the
 * server. The shell of npm passes no signal on, so `exec` replaces it; Windows has no `exec`, and
 * runs the second command of package.json.
 */
import path from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { runNode } from './run-node.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

ensureInstalled({ development: false });
const built = await runNode([path.join('tools', 'build-site.ts')], root);
if (built !== 0) process.exit(built);
const server = path.join('apps', 'server', 'src', 'main.ts');
process.exit(await runNode([...SERVER_FLAGS, server, ...process.argv.slice(2)], root));
