/**
 * A stored rebus of twenty posts, opened offline: time until it is playable, beside an empty page
 * from the same cache.
 */
import type { BrowserContext } from '@playwright/test';
import { alternate, type Comparison } from './load.ts';
import { launchBrowser } from './processes.ts';

const ROUNDS = 5;
const POSTS = 20;
/** Posts of the demo's rebus. */
const OWN_POSTS = 5;
const REBUS = '/rebus/401';
const EMPTY = '/bench-empty';
const STORING_MS = 120_000;
const PLAYABLE = '0 av 5 poster løst';

/**
 * Milliseconds, medians of several rounds. The demo's rebus has five posts: its bundle is padded
 * with copies of them.
 */
export async function measureOffline(origin: string): Promise<Comparison> {
  const browser = await launchBrowser();
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, locale: 'nb-NO', baseURL: origin });
  await store(context);
  await context.setOffline(true);
  const result = await alternate(
    ROUNDS,
    () => open(context, REBUS, PLAYABLE),
    () => open(context, EMPTY, 'empty'),
  );
  await browser.close();
  return result;
}

async function store(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(REBUS);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Start rebusen' }).click();
  await page.getByText(/Lagret på enheten \(/).waitFor({ timeout: STORING_MS });
  await page.evaluate(FILL);
  await page.close();
}

/** Copies the posts' resources under unused URLs. Source of a script for the page. */
const FILL = `(async () => {
  const name = (await caches.keys()).find((one) => one.startsWith('varde-pack '));
  const cache = await caches.open(name);
  const mine = (await cache.keys()).filter(({ url }) => /401\\d/.test(url));
  for (let copy = 1; copy < ${POSTS / OWN_POSTS}; copy++)
    for (const { url } of mine)
      await cache.put(url.replace(/401(\\d)/g, '40' + copy + '9$1'), await cache.match(url));
  const headers = { 'content-type': 'text/html' };
  await cache.put('${EMPTY}', new Response('<!doctype html><p>empty', { headers }));
})()`;

async function open(context: BrowserContext, path: string, text: string): Promise<number> {
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByText(text).waitFor();
  const elapsed = performance.now() - started;
  await page.close();
  return elapsed;
}
