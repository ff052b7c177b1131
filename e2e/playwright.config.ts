import os from 'node:os';
import path from 'node:path';
import { mkdtempSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env['STORY_PORT'] ?? 4390);
// The folder is made once, in the runner's process; workers load this file again with the variable set.
const data = (process.env['STORY_DATA'] ??= mkdtempSync(path.join(os.tmpdir(), 'varde-stories-')));
const chromium = process.env['CHROMIUM_PATH'];

/** Stories run against the real server on the demo pack, in one Chromium, on a phone and on a desktop. */
export default defineConfig({
  testDir: 'stories',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: [['dot'], ['json', {}]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'nb-NO',
    // Recording costs a fifth of the time; `--trace on` shows what a story did.
    trace: 'off',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
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
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'nb-NO' },
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      // Without a browser, on a screen of their own, or about colours: the same on both.
      testIgnore: /routes\.test/,
      grepInvert: /at 400 % zoom|dark theme/,
    },
  ],
  webServer: {
    command: `"${process.execPath}" apps/server/src/main.ts`,
    cwd: path.dirname(import.meta.dirname),
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: { PORT: String(port), VARDE_DATA: data, VARDE_LOG_LEVEL: 'warn' },
  },
});
