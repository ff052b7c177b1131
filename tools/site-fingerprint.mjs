/**
 * Fingerprint of the site's sources, to detect changes since the last build. Plain JavaScript for
 * Node 20, so that `npm start` needs no process of its own for it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const SITE = path.join('apps', 'web');
const FOLDERS = [
  ...['src', 'public', 'vite'].map((folder) => path.join(SITE, folder)),
  path.join('packages', 'domain', 'src'),
  path.join('packages', 'contract', 'src'),
];
/** Beside the folders in apps/web: configuration. */
const CONFIGURATION = /\.(?:ts|json)$/;
/** Written when a build is complete. */
export const stamp = path.join(root, SITE, 'dist', '.built-from');

/** @returns {string} */
export function siteFingerprint() {
  const files = [
    ...FOLDERS.flatMap(filesBelow),
    ...readdirSync(path.join(root, SITE))
      .filter((name) => CONFIGURATION.test(name))
      .map((name) => path.join(SITE, name)),
    'package-lock.json',
  ];
  const hash = createHash('sha256');
  files.sort((a, b) => (a < b ? -1 : 1));
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** @param {string} folder */
function filesBelow(folder) {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
}

/** Whether apps/web/dist was built from these sources. */
export function isBuilt(fingerprint = siteFingerprint()) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
}
