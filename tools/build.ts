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
  stampOf,
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
  if (siteFingerprint() === fingerprint) writeFileSync(siteStamp, fingerprint);
}

async function buildServerIfChanged(): Promise<void> {
  const fingerprint = serverFingerprint();
  let folder = serverBuild(fingerprint);
  if (folder === undefined) {
    console.log('Building the server …');
    folder = nextServerBuild();
    await buildServer(folder);
    // A source that was edited meanwhile is built the next time.
    if (serverFingerprint() !== fingerprint) return;
  }
  // Renewed also after going back to an earlier version, so that the next build leaves it alone.
  writeFileSync(stampOf(folder), fingerprint);
}

/** Of Vite. */
interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

const results = await Promise.allSettled([buildSiteIfChanged(), buildServerIfChanged()]);
for (const result of results)
  if (result.status === 'rejected') {
    const { stdout = '', stderr = String(result.reason) } = result.reason as Partial<Output>;
    console.error(`${stdout}${stderr}\nThe build failed; the reason is above.`);
    process.exitCode = 1;
  }
