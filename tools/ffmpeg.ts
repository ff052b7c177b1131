/** Finds ffmpeg on PATH, or installs Debian's where that may be done. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The tests go on without it rather than wait for a slow network. */
const INSTALL_MS = 180_000;

/** Its path; `undefined` where none is found or may be installed: tests that need it are skipped. */
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
