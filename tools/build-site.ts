/** Builds the site into apps/web/dist, unless nothing it is made from has changed since the last build. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const site = path.join(root, 'apps', 'web');
const stamp = path.join(site, 'dist', '.built-from');

const SOURCES = [
  'apps/web/{src,public}/**',
  'apps/web/*.{ts,json}',
  'packages/{domain,contract}/src/**',
  'package-lock.json',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    const full = path.join(root, file);
    if (statSync(full).isFile()) hash.update(file).update(readFileSync(full));
  }
  return hash.digest('hex');
}

function builtFrom(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

const wanted = fingerprint();
if (builtFrom() !== wanted) {
  console.log('Building the site …');
  // An interrupted build must not pass for a whole one.
  rmSync(stamp, { force: true });
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn'],
    { cwd: site, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe site could not be built; the reason stands above.`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
