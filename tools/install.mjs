/**
 * Installs what the project's TypeScript needs: the packages of the lock file and the pinned Node.
 * Plain JavaScript for Node 20, since a new developer's machine runs it first.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const marker = path.join(root, 'node_modules', '.varde-installed');

/** Follows the fingerprint of the lock file where the packages of tests are installed, too. */
const ALL = ' development';

const OLDEST_NODE = 20;

/**
 * Installs packages unless the lock file is the one that was installed last.
 * @param {{ development: boolean }} what with the packages of tests and checks, or only those that
 *   build and serve the site
 */
export function ensureInstalled({ development }) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    fail(
      `Varde needs Node ${OLDEST_NODE} or newer; this is ${process.version}. Install a newer one from nodejs.org.`,
    );
  }
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');
  const installed =
    existsSync(marker) && existsSync(pinnedNode()) ? readFileSync(marker, 'utf8') : '';
  if (installed === wanted + ALL || (installed === wanted && !development)) return;
  console.log('Installing packages (a minute or two the first time) …');
  // What npm keeps of earlier downloads is used unasked, a quarter less work; it may be too old.
  const isInstalled =
    install(['--prefer-offline', '--fetch-retries=0', '--loglevel=silent'], development) ||
    install(['--loglevel=error'], development);
  if (!isInstalled)
    fail('The packages could not be installed; npm says why above. Correct that and try again.');
  writeFileSync(marker, development ? wanted + ALL : wanted);
}

/**
 * Not `npm ci`: it rejects a lock file without the optional packages of all other platforms. This
 * command installs the same versions and writes no lock file.
 * @param {readonly string[]} options
 * @param {boolean} development
 */
function install(options, development) {
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--no-save',
      development ? '--include=dev' : '--omit=dev',
      '--no-audit',
      '--no-fund',
      ...options,
    ],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  return status === 0;
}

/** Path of the Node that runs the product, whatever the machine's own. */
export function pinnedNode() {
  return path.join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
}

/** Exits with one sentence on the console. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
