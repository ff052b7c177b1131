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
  const packages = ['content-pack', 'domain', 'contract'];
  const exports = packages.map((name) => path.join('packages', name, 'package.json'));
  const sources = [path.join(SERVER, 'src'), ...packageSources(...packages)];
  return fingerprintOf(SERVER, sources, 'tools/build-server.ts', ...exports);
}

/** Of two, so that a running server finds the files of its own while the next one is built. */
const serverBuilds = ['a', 'b'].map((name) => path.join(root, SERVER, 'dist', name));
/** @param {string} build */
export const stampOf = (build) => path.join(build, STAMP);

/** The folder that was built from these sources. */
export const serverBuild = (fingerprint = serverFingerprint()) =>
  serverBuilds.find((build) => readStamp(stampOf(build)) === fingerprint);

/** The folder for the next build: not the one that is built or used last. */
export function nextServerBuild() {
  const age = (build) => statSync(stampOf(build), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return serverBuilds.toSorted((a, b) => age(a) - age(b))[0];
}

/** What is built, below apps/server. */
export const SERVER_ENTRIES = { main: 'src/main.ts', cli: 'src/cli/main.ts' };

/**
 * File that Node runs for the server or for the `varde` command: the built one, which starts with
 * two thirds of the work, or the source when something has changed since the build.
 * @param {'main' | 'cli'} entry
 */
export function serverFile(entry) {
  const build = findServerBuild();
  return build ? path.join(build, `${entry}.mjs`) : path.join(root, SERVER, SERVER_ENTRIES[entry]);
}

function findServerBuild() {
  try {
    return serverBuild();
  } catch {
    // A file is not readable for this account: Node says which when it needs it.
    return undefined;
  }
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
