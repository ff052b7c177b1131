/**
 * Builds the site into apps/web/dist and the server into apps/server/dist, each unless its sources
 * are unchanged since its last build.
 */
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildServer } from './build-server.ts';
import {
  isSiteBuilt,
  nextServerBuild,
  serverBuild,
  serverFingerprint,
  siteFingerprint,
  siteStamp,
} from './builds.mjs';

const root = path.dirname(import.meta.dirname);

async function buildSiteIfChanged(): Promise<void> {
  const fingerprint = siteFingerprint();
  if (isSiteBuilt(fingerprint)) return;
  console.log('Building the site …');
  // An interrupted build must not count as complete.
  rmSync(siteStamp, { force: true });
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const building = promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'apps', 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => building.child.kill());
  await building;
  writeFileSync(siteStamp, fingerprint);
}

async function buildServerIfChanged(): Promise<void> {
  const fingerprint = serverFingerprint();
  if (serverBuild(fingerprint) !== undefined) return;
  console.log('Building the server …');
  const { folder, stamp } = nextServerBuild();
  rmSync(folder, { recursive: true, force: true });
  await buildServer(folder);
  writeFileSync(stamp, fingerprint);
}

try {
  await Promise.all([buildSiteIfChanged(), buildServerIfChanged()]);
} catch (error) {
  const { stdout = '', stderr = String(error) } = error as { stdout?: string; stderr?: string };
  console.error(`${stdout}${stderr}\nThe build failed; the reason is above.`);
  process.exit(1);
}
