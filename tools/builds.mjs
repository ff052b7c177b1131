/**
 * What is built from the sources, and whether they have changed since. Plain JavaScript for Node
 * 20, so that `npm start` and `varde` need no process of their own for it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const SITE = path.join('apps', 'web');
const SERVER = path.join('apps', 'server');
const packageSources = (...names) => names.map((name) => path.join('packages', name, 'src'));

const CONFIGURATION = /\.(?:ts|json)$/;
const TEST = /\.test\.tsx?$/;
/** Written when a build is complete, with the fingerprint of its sources. */
const STAMP = '.built-from';

export const siteStamp = path.join(root, SITE, 'dist', STAMP);

/** @returns {string} */
export function siteFingerprint() {
  const sources = ['src', 'public', 'vite'].map((folder) => path.join(SITE, folder));
  return fingerprintOf(SITE, [...sources, ...packageSources('domain', 'contract')]);
}

/** Whether apps/web/dist was built from these sources. */
export const isSiteBuilt = (fingerprint = siteFingerprint()) =>
  readStamp(siteStamp) === fingerprint;

/** @returns {string} */
export function serverFingerprint() {
  const sources = packageSources('content-pack', 'domain', 'contract');
  return fingerprintOf(SERVER, [path.join(SERVER, 'src'), ...sources], 'tools/build-server.ts');
}

/** Of two, so that a running server finds the files of its own while the next one is built. */
const serverBuilds = ['a', 'b'].map((name) => path.join(root, SERVER, 'dist', name));
const stampOf = (build) => path.join(build, STAMP);

/** The folder that was built from these sources. */
export const serverBuild = (fingerprint = serverFingerprint()) =>
  serverBuilds.find((build) => readStamp(stampOf(build)) === fingerprint);

/** The folder for the next build, and the stamp to write into it. */
export function nextServerBuild() {
  const age = (build) => statSync(stampOf(build), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const [folder] = serverBuilds.toSorted((a, b) => age(a) - age(b));
  return { folder, stamp: stampOf(folder) };
}

/**
 * File that Node runs for the server or for the `varde` command: the built one, which starts with
 * two thirds of the work, or the source when something has changed since the build.
 * @param {'main' | 'cli'} entry
 */
export function serverFile(entry) {
  const build = serverBuild();
  if (build) return path.join(build, `${entry}.mjs`);
  return path.join(root, SERVER, 'src', entry === 'cli' ? path.join('cli', 'main.ts') : 'main.ts');
}

const readStamp = (stamp) => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined);

/** Of a workspace's configuration, folders and other files. */
function fingerprintOf(workspace, folders, ...others) {
  const files = [
    ...folders.flatMap(filesBelow),
    ...readdirSync(path.join(root, workspace))
      .filter((name) => CONFIGURATION.test(name))
      .map((name) => path.join(workspace, name)),
    'package-lock.json',
    ...others,
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
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
}
