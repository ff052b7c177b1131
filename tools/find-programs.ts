/**
 * Finds or installs programs that tests need: a Chromium (Debian's package when permitted, else
 * Playwright's), and ffmpeg (Debian's package when permitted).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's headless Chromium is tried first: stories take half as long in it. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export function ensureChromium(): string {
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const found = mayInstall ? firstOf([process.env['CHROMIUM_PATH'], ...onPath([SHELL])]) : any();
  if (found) return found;
  if (mayInstall) {
    console.log('Installing Chromium from Debian’s packages …');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', SHELL], { stdio: 'ignore' });
  } else {
    console.log('Installing Playwright’s Chromium …');
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = any();
  if (!installed)
    throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.');
  return installed;
}

function any(): string | undefined {
  return firstOf([process.env['CHROMIUM_PATH'], ...onPath(NAMES), MAC, chromium.executablePath()]);
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

function firstOf(candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find(
    (candidate) => candidate !== undefined && candidate !== '' && existsSync(candidate),
  );
}

/** On a slow network the tests run without it. */
const INSTALL_MS = 180_000;

/** Path of ffmpeg; `undefined` when it is unavailable: tests that need it are skipped. */
export function ensureFfmpeg(): string | undefined {
  const found = process.env['TEST_FFMPEG'] ?? firstOf(onPath(['ffmpeg']));
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (found || !mayInstall) return found;
  console.log('Installing ffmpeg from Debian’s packages …');
  const options = { stdio: 'ignore', timeout: INSTALL_MS } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'ffmpeg'], options);
  return firstOf(onPath(['ffmpeg']));
}
