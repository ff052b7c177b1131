/** Builds the site into apps/web/dist, unless its sources are unchanged since the last build. */
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { isBuilt, siteFingerprint, stamp } from './site-fingerprint.mjs';

const root = path.dirname(import.meta.dirname);
const site = path.join(root, 'apps', 'web');

const fingerprint = siteFingerprint();
if (!isBuilt(fingerprint)) {
  console.log('Building the site …');
  // An interrupted build must not count as complete.
  rmSync(stamp, { force: true });
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const building = promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => building.child.kill());
  try {
    await building;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    console.error(`${stdout}${stderr}\nThe site could not be built; the reason is above.`);
    process.exit(1);
  }
  writeFileSync(stamp, fingerprint);
}
