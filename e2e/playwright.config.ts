import os from 'node:os';
import path from 'node:path';
import { mkdtempSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { OTHER_CLIENT, OTHER_ISSUER } from './other-login.ts';
import { writeMediaPack } from './media-pack/write-media-pack.ts';

const port = Number(process.env['STORY_PORT'] ?? 4390);
// The folder is made once, in the runner's process; workers load this file again with the variable set.
const data = (process.env['STORY_DATA'] ??= mkdtempSync(path.join(os.tmpdir(), 'varde-stories-')));
/** Another server, on a pack of sound and film. */
const media = (process.env['STORY_MEDIA_DATA'] ??= makeMediaFolder());
const mediaPort = port + 1;
process.env['STORY_MEDIA_URL'] = `http://127.0.0.1:${mediaPort}`;
const chromium = process.env['CHROMIUM_PATH'];

/** Lets the story of a draft see it. */
export const PREVIEW_KEY = 'a-preview-key-of-the-stories';

function makeMediaFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'varde-media-stories-'));
  writeMediaPack(path.join(folder, 'pack'));
  return folder;
}

/** One of the servers that the stories visit, from an empty folder if need be. */
const server = (at: number, env: Readonly<Record<string, string>>) => ({
  command: `"${process.execPath}" apps/server/src/main.ts`,
  cwd: path.dirname(import.meta.dirname),
  url: `http://127.0.0.1:${at}/readyz`,
  timeout: 300_000,
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  // No films are made beside the stories, whatever the machine has.
  env: { PORT: String(at), VARDE_LOG_LEVEL: 'warn', VARDE_FFMPEG: '-', ...env },
});

/** Stories run against the real server on the demo pack, in one Chromium, on a phone and on a desktop. */
export default defineConfig({
  testDir: 'stories',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A machine of which others have the half is no fault of a story.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json', {}]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'nb-NO',
    // Nobody but offline.test.ts, which opens browsers of its own, wants pages that come from somewhere else.
    serviceWorkers: 'block',
    // Recording costs a fifth of the time; `--trace on` shows what a story did.
    trace: 'off',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        // Pages are put together without WebGL, which is drawn in software here: a tenth less work.
        '--disable-gpu-compositing',
        // One process less a picture passes through: a twentieth less work.
        '--in-process-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // A seventh of the phone's own dots to draw, and a third less work.
        deviceScaleFactor: 1,
        locale: 'nb-NO',
      },
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      // Stories tagged @phone test what does not depend on the width, and run once.
      grepInvert: /@phone/,
    },
  ],
  webServer: [
    server(port, {
      VARDE_DATA: data,
      // The same server by its other name: an editor's window of another origin.
      VARDE_PREVIEW_ORIGINS: `http://localhost:${port}`,
      VARDE_PREVIEW_KEY: PREVIEW_KEY,
    }),
    server(mediaPort, {
      VARDE_DATA: path.join(media, 'data'),
      VARDE_CONTENT: path.join(media, 'pack'),
      // Asked only when somebody signs in.
      VARDE_SIGN_IN: OTHER_ISSUER,
      VARDE_SIGN_IN_CLIENT_ID: OTHER_CLIENT.id,
      VARDE_SIGN_IN_CLIENT_SECRET: OTHER_CLIENT.secret,
      // Asked only by the stories of the map's ground, which answer it.
      VARDE_MAP_STYLE: 'https://style.example/light.json',
      VARDE_MAP_STYLE_DARK: 'https://style.example/dark.json',
      VARDE_MAP_ORIGINS: 'https://tiles.example',
      VARDE_MAP_ATTRIBUTION: '© [Museets kart](https://style.example/om)',
    }),
  ],
});
