/**
 * `npm start`: installs what is missing, builds the site when its sources changed, and runs the
 * server. The shell of npm passes no signal on, so `exec` replaces it; Windows has no `exec`, and
 * runs the second command of package.json.
 */
import path from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { runNode } from './run-node.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';
import { isBuilt } from './site-fingerprint.mjs';

const SERVER = path.join('apps', 'server', 'src');

ensureInstalled({ development: false });
if (!isBuilt()) {
  // Meanwhile an empty database is filled, which the server would do before it serves.
  const codes = await Promise.all(
    [path.join('tools', 'build-site.ts'), path.join(SERVER, 'start', 'prepare-content.ts')].map(
      (file) => runNode([file], root),
    ),
  );
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed);
}
const server = path.join(SERVER, 'main.ts');
process.exit(await runNode([...SERVER_FLAGS, server, ...process.argv.slice(2)], root));
