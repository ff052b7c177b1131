/**
 * Finds or installs programs that tests need: a Chromium (Debian's package when permitted, else
 * Playwright's), Firefox ESR, WebKit and ffmpeg (Debian's packages when permitted).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
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
    installPackages('Chromium', [SHELL]);
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
function ensureFirefox(): string | undefined {
  const find = () => firstOf([process.env['FIREFOX_PATH'], ...onPath(FIREFOX_NAMES), MAC_FIREFOX]);
  const found = find();
  if (found) return found;
  if (mayInstall) installPackages('Firefox ESR', ['firefox-esr'], INSTALL_MS);
  return find() ?? missing('Firefox', 'FIREFOX_PATH');
}

/** Its driver and its browser, the display that it needs, and what plays audio and video. */
const WEBKIT_PACKAGES = [
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-libav',
];
const MINI_BROWSERS = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';

/**
 * Path of WebKitGTK's MiniBrowser; `undefined` when it or its driver is unavailable: its stories
 * are skipped, except in CI.
 */
function ensureWebKit(): string | undefined {
  const find = () => {
    const programs = ['WebKitWebDriver', 'Xvfb'].map((name) => firstOf(onPath([name])));
    if (!programs.every(Boolean)) return undefined;
    return firstOf([process.env['WEBKIT_PATH'], ...globSync(MINI_BROWSERS)]);
  };
  const found = find();
  if (found) return found;
  if (mayInstall) installPackages('WebKit', WEBKIT_PACKAGES, INSTALL_MS);
  return find() ?? missing('WebKit', 'WEBKIT_PATH');
}

function missing(name: string, variable: string): undefined {
  if (process.env['CI'] === 'true')
    throw new Error(`No ${name} could be found or installed. Set ${variable} to one.`);
}

/** Paths of the browsers in which stories run. */
export interface StoryBrowsers {
  readonly chromium: string;
  readonly firefox?: string | undefined;
  readonly webkit?: string | undefined;
}

export function ensureBrowsers(): StoryBrowsers {
  return { chromium: ensureChromium(), firefox: ensureFirefox(), webkit: ensureWebKit() };
}

/** On a slow network the tests run without it. */
const INSTALL_MS = 180_000;

/** Path of ffmpeg; `undefined` when it is unavailable: tests that need it are skipped. */
export function ensureFfmpeg(): string | undefined {
  const found = process.env['TEST_FFMPEG'] ?? firstOf(onPath(['ffmpeg']));
  if (found || !mayInstall) return found;
  installPackages('ffmpeg', ['ffmpeg'], INSTALL_MS);
  return firstOf(onPath(['ffmpeg']));
}

/** Installs packages of Debian; callers look whether they are there afterwards. */
function installPackages(name: string, packages: readonly string[], timeout?: number): void {
  console.log(`Installing ${name} from Debian’s packages …`);
  const options = { stdio: 'ignore', timeout } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}
