/**
 * `npm start`: installs what is missing, builds the site when its sources changed, and runs the
 * server.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, pinnedNode, root } from './install.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

ensureInstalled();
const build = spawnSync(pinnedNode(), [path.join(root, 'tools', 'build-site.ts')], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(build.status ?? 1);
process.argv.splice(2, 0, ...SERVER_FLAGS, path.join('apps', 'server', 'src', 'main.ts'));
await import('./run.mjs');
