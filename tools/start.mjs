/**
 * `npm start`: installs what is missing, builds the site and the server when their sources have
 * changed, and runs the server. The shell of npm passes no signal on, so `exec` replaces it;
 * Windows has no `exec`, and runs the second command of package.json.
 */
import { isSiteBuilt, serverBuild, serverFile } from './builds.mjs';
import { ensureInstalled, root } from './install.mjs';
import { runNode } from './run-node.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

ensureInstalled({ development: false });
if (!isSiteBuilt() || !serverBuild()) {
  // Meanwhile an empty database is filled, which the server would do before it serves.
  const codes = await Promise.all(
    ['tools/build.ts', 'apps/server/src/start/prepare-content.ts'].map((file) =>
      runNode([file], root),
    ),
  );
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed);
}
const args = [...SERVER_FLAGS, serverFile('main'), ...process.argv.slice(2)];
process.exit(await runNode(args, root));
