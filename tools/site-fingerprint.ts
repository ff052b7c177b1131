/** Fingerprint of the site's sources, to detect changes since the last build. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

const SOURCES = [
  'apps/web/{src,public,vite}/**',
  'apps/web/*.{ts,json}',
  'packages/{domain,contract}/src/**',
  'package-lock.json',
];

export function siteFingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    const full = path.join(root, file);
    if (statSync(full).isFile()) hash.update(file).update(readFileSync(full));
  }
  return hash.digest('hex');
}
