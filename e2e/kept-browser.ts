/** A browser whose visitor closes it and opens it again: what it has stored is there, what was open is not. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, test as base, type BrowserContext, type Page } from '@playwright/test';
import { openGate, type Gate } from './gate.ts';
import { start } from './rebus-player.ts';
import { cameraSwitches, filmOf } from './sign-film.ts';

export interface KeptBrowser {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Closes the browser and opens it again, with one empty page. */
  restart(): Promise<void>;
}

interface Visitor {
  /** Address on the site that a sign before the camera says; by default there is no camera. */
  cameraSees: string | undefined;
  gate: Gate;
  kept: KeptBrowser;
}

const TARGET = `http://127.0.0.1:${process.env['STORY_PORT'] ?? 4390}`;
/** Told of every request that fails, which is what these stories are about. */
const NETWORK = /Failed to load resource|net::ERR/;

export const test = base.extend<Visitor>({
  cameraSees: [undefined, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
  gate: async ({}, provide) => {
    const gate = await openGate(TARGET);
    await provide(gate);
    await gate.close();
  },
  kept: async (
    { gate, cameraSees, contextOptions, launchOptions, viewport, userAgent, locale },
    provide,
  ) => {
    const film = cameraSees === undefined ? undefined : await filmOf(gate.origin + cameraSees);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'varde-kept-'));
    const faults: string[] = [];
    const start = async () => {
      const context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...contextOptions,
        args: [...(launchOptions.args ?? []), ...cameraSwitches(film, true)],
        permissions: film === undefined ? [] : ['camera'],
        viewport,
        ...(userAgent === undefined ? {} : { userAgent }),
        ...(locale === undefined ? {} : { locale }),
        hasTouch: true,
        isMobile: true,
        serviceWorkers: 'allow',
        baseURL: gate.origin,
      });
      const page = context.pages()[0] ?? (await context.newPage());
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !NETWORK.test(message.text()))
          faults.push(message.text());
      });
      return { context, page };
    };
    let now = await start();
    const restart = async () => {
      await now.context.close();
      now = await start();
    };
    await provide({
      restart,
      get page() {
        return now.page;
      },
      get context() {
        return now.context;
      },
    });
    await now.context.close();
    rmSync(folder, { recursive: true, force: true });
    base.expect(faults).toEqual([]);
  },
});

/** Starts the rebus, and waits until it is stored on the device. */
export async function storeRebus({ page }: KeptBrowser): Promise<void> {
  await start(page);
  await isStored(page);
}

export const isStored = (page: Page) =>
  base.expect(page.getByText(/Lagret på enheten \(\d/)).toBeVisible({ timeout: 60_000 });

/** The network is gone, as the device sees it, and there is nobody at its other end. */
export async function cut(gate: Gate, { context }: KeptBrowser): Promise<void> {
  await context.setOffline(true);
  await gate.close();
}

export async function mend(gate: Gate, { context }: KeptBrowser): Promise<void> {
  await gate.open();
  await context.setOffline(false);
}
