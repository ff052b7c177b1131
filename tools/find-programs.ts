/**
 * Finds or installs programs that tests need: a Chromium (Debian's package when permitted, else
 * Playwright's), Firefox ESR, WebKit, ffmpeg, and the servers of the rehearsal (Debian's packages
 * when permitted).
 */
import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's headless Chromium is tried first: stories take half as long in it. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const FIREFOX_NAMES = ['firefox-esr', 'firefox'];
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';
const MINI_BROWSERS = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';
/** Its driver and its browser, the display that it needs, and what plays audio and video. */
const WEBKIT_PACKAGES = [
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-libav',
];

/** Packages of what the short rehearsal starts, and a file of each. */
const REHEARSAL_PACKAGES: Readonly<Record<string, string>> = {
  haproxy: '/usr/sbin/haproxy',
  varnish: '/usr/sbin/varnishd',
  'varnish-modules': '/usr/lib/*/varnish/vmods/libvmod_xkey.so',
  pgbouncer: '/usr/sbin/pgbouncer',
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  postgresql: '/usr/lib/postgresql/*/bin/postgres',
  pgbackrest: '/usr/bin/pgbackrest',
};

export const isCI = process.env['CI'] === 'true';
/** PostgreSQL refuses to run as root: the rehearsal becomes the account `postgres` then. */
const canBePostgres = process.getuid?.() === 0 || userInfo().username === 'postgres';
const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;

function findChromium(): string | undefined {
  return firstOf([process.env['CHROMIUM_PATH'], ...onPath(NAMES), MAC, chromium.executablePath()]);
}

function findFirefox(): string | undefined {
  return firstOf([process.env['FIREFOX_PATH'], ...onPath(FIREFOX_NAMES), MAC_FIREFOX]);
}

/** MiniBrowser of WebKitGTK, with the driver and the display that it needs. */
function findWebKit(): string | undefined {
  const others = ['WebKitWebDriver', 'Xvfb'].map((name) => firstOf(onPath([name])));
  if (!others.every(Boolean)) return undefined;
  return firstOf([process.env['WEBKIT_PATH'], ...globSync(MINI_BROWSERS)]);
}

function findFfmpeg(): string | undefined {
  return process.env['TEST_FFMPEG'] ?? firstOf(onPath(['ffmpeg']));
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

/** Paths of the browsers in which stories run. */
export interface StoryBrowsers {
  readonly chromium: string;
  /** `undefined` when it is unavailable: its stories are skipped, except in CI. */
  readonly firefox?: string | undefined;
  readonly webkit?: string | undefined;
}

export interface TestPrograms {
  readonly browsers: StoryBrowsers | undefined;
  /** `undefined` when it is unavailable: tests that need it are skipped. */
  readonly ffmpeg: string | undefined;
  /** What the rehearsal lacks: it is skipped then, except in CI. */
  readonly missingOfRehearsal: readonly string[];
}

interface Needed {
  readonly stories: boolean;
  readonly rehearsal: boolean;
}

/** Installs what is missing in one go. */
export async function ensurePrograms(needed: Needed): Promise<TestPrograms> {
  await installPackages([
    ...(findFfmpeg() ? [] : ['ffmpeg']),
    ...(needed.stories ? missingBrowsers() : []),
    // Debian starts them as services, which a developer's machine may not want.
    ...(needed.rehearsal && isCI ? missingServers() : []),
  ]);
  const missingOfRehearsal = [
    ...missingServers(),
    ...(canBePostgres ? [] : ['the rights of root']),
  ];
  if (needed.rehearsal && isCI && missingOfRehearsal.length > 0)
    throw new Error(`The rehearsal lacks ${missingOfRehearsal.join(', ')}.`);
  return {
    browsers: needed.stories ? await foundBrowsers() : undefined,
    ffmpeg: findFfmpeg(),
    missingOfRehearsal,
  };
}

/** Packages of Debian. */
const missingServers = (): string[] =>
  Object.entries(REHEARSAL_PACKAGES)
    .filter(([, file]) => globSync(file).length === 0)
    .map(([name]) => name);

export async function ensureBrowsers(): Promise<StoryBrowsers> {
  await installPackages(missingBrowsers());
  return foundBrowsers();
}

/** The load generator of the benchmark. */
export async function ensureWrk(): Promise<string> {
  const find = () => firstOf(onPath(['wrk']));
  if (!find()) await installPackages(['wrk']);
  const found = find();
  if (!found) throw new Error('wrk is missing: install it with the package manager of the system.');
  return found;
}

export async function ensureChromium(): Promise<string> {
  await installPackages(missingChromium());
  return foundChromium();
}

/** Packages of Debian. */
const missingBrowsers = (): string[] => [
  ...missingChromium(),
  ...(findFirefox() ? [] : ['firefox-esr']),
  ...(findWebKit() ? [] : WEBKIT_PACKAGES),
];

const missingChromium = (): string[] =>
  firstOf([process.env['CHROMIUM_PATH'], ...onPath([SHELL])]) ? [] : [SHELL];

async function foundBrowsers(): Promise<StoryBrowsers> {
  const firefox = findFirefox() ?? missing('Firefox', 'FIREFOX_PATH');
  const webkit = findWebKit() ?? missing('WebKit', 'WEBKIT_PATH');
  return { chromium: await foundChromium(), firefox, webkit };
}

async function foundChromium(): Promise<string> {
  if (!findChromium()) {
    console.log('Installing Playwright’s Chromium …');
    await run('npx', ['playwright', 'install', 'chromium'], 'inherit');
  }
  const installed = findChromium();
  if (!installed)
    throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.');
  return installed;
}

function missing(name: string, variable: string): undefined {
  if (isCI) throw new Error(`No ${name} could be found or installed. Set ${variable} to one.`);
}

/** On a slow network the tests run without what is missing. */
const INSTALL_MS = 600_000;

/** Packages of Debian; callers look whether their programs are there afterwards. */
async function installPackages(packages: readonly string[]): Promise<void> {
  if (packages.length === 0 || !mayInstall) return;
  console.log(`Installing ${packages.join(', ')} from Debian’s packages …`);
  await run('apt-get', ['update'], ERRORS_ONLY);
  const install = (names: readonly string[]) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', ...names], ERRORS_ONLY);
  if (await install(packages)) return;
  // One that does not exist keeps apt from installing the others.
  for (const name of packages) await install([name]);
}

const ERRORS_ONLY: StdioOptions = ['ignore', 'ignore', 'inherit'];

/** @returns whether it succeeded; a program that does not exist does not */
async function run(
  command: string,
  args: readonly string[],
  stdio: StdioOptions,
): Promise<boolean> {
  const child = spawn(command, args, { stdio, timeout: INSTALL_MS });
  return once(child, 'exit').then(
    ([code]) => code === 0,
    () => false,
  );
}
