/**
 * Finds or installs programs that tests need: a Chromium (Debian's package when permitted, else
 * Playwright's), Firefox ESR and ffmpeg (Debian's packages when permitted).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's headless Chromium is tried first: stories take half as long in it. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const FIREFOX_NAMES = ['firefox-esr', 'firefox'];
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;

export function ensureChromium(): string {
  const found = mayInstall ? firstOf([process.env['CHROMIUM_PATH'], ...onPath([SHELL])]) : any();
  if (found) return found;
  if (mayInstall) {
    installPackage('Chromium', SHELL);
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

/** Path of Firefox; `undefined` when it is unavailable: its stories are skipped, except in CI. */
export function ensureFirefox(): string | undefined {
  const find = () => firstOf([process.env['FIREFOX_PATH'], ...onPath(FIREFOX_NAMES), MAC_FIREFOX]);
  const found = find();
  if (found) return found;
  if (mayInstall) installPackage('Firefox ESR', 'firefox-esr', INSTALL_MS);
  const installed = find();
  if (!installed && process.env['CI'] === 'true')
    throw new Error('No Firefox could be found or installed. Set FIREFOX_PATH to one.');
  return installed;
}

/** On a slow network the tests run without it. */
const INSTALL_MS = 180_000;

/** Path of ffmpeg; `undefined` when it is unavailable: tests that need it are skipped. */
export function ensureFfmpeg(): string | undefined {
  const found = process.env['TEST_FFMPEG'] ?? firstOf(onPath(['ffmpeg']));
  if (found || !mayInstall) return found;
  installPackage('ffmpeg', 'ffmpeg', INSTALL_MS);
  return firstOf(onPath(['ffmpeg']));
}

/** Installs a package of Debian; callers look whether it is there afterwards. */
function installPackage(name: string, debianPackage: string, timeout?: number): void {
  console.log(`Installing ${name} from Debian’s packages …`);
  const options = { stdio: 'ignore', timeout } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], options);
}
