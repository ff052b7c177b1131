/** Configuration of the browser stories and their two servers. */
import os from 'node:os';
import path from 'node:path';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { serverFile } from '../tools/builds.mjs';
import { OTHER_CLIENT, OTHER_ISSUER } from './other-login.ts';
import { writeMediaPack } from './media-pack/write-media-pack.ts';

const port = Number(process.env['STORY_PORT'] ?? 4390);
// Folders are created once, in the runner; workers load this file again with the variables set.
const data = (process.env['STORY_DATA'] ??= temporaryFolder('varde-stories-'));
/** Another server, on the media pack. */
const media = (process.env['STORY_MEDIA_DATA'] ??= makeMediaFolder());
const mediaPort = port + 1;
process.env['STORY_MEDIA_URL'] = `http://127.0.0.1:${mediaPort}`;
const chromium = process.env['CHROMIUM_PATH'];
/** Its stories run only if it is set. */
const firefox = process.env['FIREFOX_PATH'];
/** MiniBrowser of WebKitGTK; the same. */
const webkit = process.env['WEBKIT_PATH'];
/** With traces and the servers' logs, to find out why a story fails. */
const isTraced = process.env['STORY_TRACE'] === 'on';
/** Of Chromium's stories; the other drivers record none. */
const video = process.env['STORY_VIDEO'] === 'on' ? ('on' as const) : ('off' as const);

/** Comes with WebKit: draws maps and models with half the work of Chromium's own renderer. */
const hasMesa = globSync('/usr/lib/*/{libEGL_mesa.so.0,dri/swrast_dri.so}').length === 2;
/** Without a display, and in software whatever the machine has. */
const MESA = { EGL_PLATFORM: 'surfaceless', LIBGL_ALWAYS_SOFTWARE: '1' };

/** Shows drafts to stories. */
export const PREVIEW_KEY = 'a-preview-key-of-the-stories';

function makeMediaFolder(): string {
  const folder = temporaryFolder('varde-media-stories-');
  writeMediaPack(path.join(folder, 'pack'));
  return folder;
}

/** Removed when the runner exits: a global teardown would run while the servers still use it. */
function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), prefix));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** A server that the stories visit; it starts with an empty data folder if needed. */
const server = (at: number, env: Readonly<Record<string, string>>) => ({
  command: `"${process.execPath}" "${serverFile('main')}"`,
  cwd: path.dirname(import.meta.dirname),
  url: `http://127.0.0.1:${at}/readyz`,
  timeout: 300_000,
  stdout: isTraced ? ('pipe' as const) : ('ignore' as const),
  stderr: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  // No video is transcoded during the stories, whether ffmpeg is installed or not.
  env: { PORT: String(at), VARDE_LOG_LEVEL: isTraced ? 'info' : 'warn', VARDE_FFMPEG: '-', ...env },
});

/** Stories tagged @engines also run in Firefox, on a phone (docs/engines.md). */
const firefoxProject = (executablePath: string) => ({
  name: 'firefox',
  grep: /@engines/,
  // Another Firefox takes as much work to start as five of them.
  workers: 1,
  use: {
    browserName: 'firefox' as const,
    // Drives an ordinary Firefox; the default is a build of Playwright's own.
    channel: 'moz-firefox',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    launchOptions: {
      executablePath,
      firefoxUserPrefs: {
        // In place of `reducedMotion`, which this driver lacks.
        'ui.prefersReducedMotion': 1,
        // One process for all pages, and none in reserve: a twentieth less work.
        'dom.ipc.processCount': 1,
        'dom.ipc.processPrelaunch.enabled': false,
        'fission.autostart': false,
      },
    },
  },
});

/** The same in WebKit, through an adapter (webkit/); those tagged @webkit need its WebGL. */
const webkitProject = (executablePath: string) => ({
  name: 'webkit',
  grep: /@engines|@webkit/,
  workers: 1,
  grepInvert: /@desktop/,
  use: {
    browserName: 'webkit' as const,
    viewport: { width: 390, height: 844 },
    // For the stories; the engine itself is a desktop's.
    isMobile: true,
    launchOptions: { executablePath },
  },
});

/** Stories run against the real server on the demo pack, in Chromium, on a phone and a desktop. */
export default defineConfig({
  testDir: 'stories',
  outputDir: '../test-results',
  fullyParallel: true,
  // Twice the cores of CI: stories wait for pages. With three, a tenth of the time was idle.
  workers: 4,
  retries: 0,
  // An engine that shows no page at all is reported after minutes, not after an hour.
  maxFailures: 12,
  // Guards against waiting without end: generous, so that no story depends on a machine's speed.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['dot'], ['./failure-reporter.ts'], ['json', {}]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'nb-NO',
    // Only offline.test.ts, which opens its own browsers, wants pages from a service worker.
    serviceWorkers: 'block',
    // Traces take a fifth of the time.
    trace: isTraced ? 'on' : 'off',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      ...(hasMesa ? { env: { ...process.env, ...MESA } } : {}),
      args: [
        '--no-sandbox',
        ...(hasMesa
          ? ['--use-angle=gl-egl', '--ignore-gpu-blocklist']
          : ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']),
        // Composites pages without WebGL, which is rendered in software here: a tenth less work.
        '--disable-gpu-compositing',
        // One process fewer that frames pass through: a twentieth less work.
        '--in-process-gpu',
        // Else the site's Cross-Origin-Opener-Policy starts a second process for each first page.
        '--renderer-process-limit=1',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Pages live too briefly to repay optimised code: a tenth less work.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
  projects: [
    // First come those whose stories run one after another.
    ...(firefox ? [firefoxProject(firefox)] : []),
    ...(webkit ? [webkitProject(webkit)] : []),
    {
      name: 'desktop',
      workers: 1,
      use: { viewport: { width: 1440, height: 900 }, video },
      // Stories tagged @phone do not depend on the width, and run once.
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      // Stories tagged @desktop need its width.
      grepInvert: /@desktop/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // A seventh of the phone's own pixels, and a third less work.
        deviceScaleFactor: 1,
        // A twentieth less work; the desktop moves.
        reducedMotion: 'reduce',
        locale: 'nb-NO',
        video,
      },
    },
  ],
  webServer: [
    server(port, {
      VARDE_DATA: data,
      // The same server by its other name: the window of an editor on another origin.
      VARDE_PREVIEW_ORIGINS: `http://localhost:${port}`,
      VARDE_PREVIEW_KEY: PREVIEW_KEY,
    }),
    server(mediaPort, {
      VARDE_DATA: path.join(media, 'data'),
      VARDE_CONTENT: path.join(media, 'pack'),
      // Contacted only when a visitor signs in.
      VARDE_SIGN_IN: OTHER_ISSUER,
      VARDE_SIGN_IN_CLIENT_ID: OTHER_CLIENT.id,
      VARDE_SIGN_IN_CLIENT_SECRET: OTHER_CLIENT.secret,
      // Mocked by the stories of the basemap, which alone request it.
      VARDE_MAP_STYLE: 'https://style.example/light.json',
      VARDE_MAP_STYLE_DARK: 'https://style.example/dark.json',
      VARDE_MAP_ORIGINS: 'https://tiles.example',
      VARDE_MAP_ATTRIBUTION: '© [Museets kart](https://style.example/om)',
    }),
  ],
});
