/** Finds ffmpeg on PATH, or installs Debian's package when permitted. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** On a slow network the tests run without it. */
const INSTALL_MS = 180_000;

/** Path of ffmpeg; `undefined` when it is unavailable: tests that need it are skipped. */
export function ensureFfmpeg(): string | undefined {
  const found = process.env['TEST_FFMPEG'] ?? onPath();
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (found || !mayInstall) return found;
  console.log('Installing ffmpeg from Debian’s packages …');
  const options = { stdio: 'ignore', timeout: INSTALL_MS } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'ffmpeg'], options);
  return onPath();
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, 'ffmpeg')).find((file) => existsSync(file));
}
