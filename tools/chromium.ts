/** Finds a Chromium for the browser tests, or installs one: Debian's package where that may be done, else Playwright's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Path of a browser that can be started. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium from Debian’s packages …');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    });
  } else {
    console.log('Installing Playwright’s Chromium …');
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findChromium();
  if (!installed)
    throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.');
  return installed;
}

function findChromium(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const candidates = [process.env['CHROMIUM_PATH'], ...onPath, MAC, chromium.executablePath()];
  return candidates.find(
    (candidate) => candidate !== undefined && candidate !== '' && existsSync(candidate),
  );
}
