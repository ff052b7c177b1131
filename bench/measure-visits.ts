/**
 * What a visitor with a slow phone waits for, on every screen: until it is painted, until it
 * responds to a tap, until the next page is there, and back. Frames are rendered in software here.
 */
import { devices, type Locator, type Page } from '@playwright/test';
import { SCREENS } from '../e2e/screens.ts';
import { launchBrowser, startBaseline } from './processes.ts';
import { throttle } from './throttle.ts';

/** Milliseconds; `undefined` where the screen has nothing to tap, or did not respond in 15 s. */
export interface ScreenResult {
  readonly path: string;
  readonly largestPaint: number;
  /** Sum of all shifts. */
  readonly layoutShift: number;
  /** The slowest of opening and closing the menu, and of the first button of the content. */
  readonly interaction: number | undefined;
  /** From a tap on the first link to content until its page is painted. */
  readonly nextPage: number | undefined;
  /** From there, until the screen is painted again. */
  readonly back: number | undefined;
  /** Whether it is then scrolled to where it was left. */
  readonly isScrollKept: boolean | undefined;
  /** From the screen, until the page of the link is painted again. */
  readonly forward: number | undefined;
}

const WAIT_MS = 15_000;

/** What the same phone needs at least: it shows a dialog, and its link replaces the heading. */
const BARE_PAGE = `<!doctype html><html lang="en" data-hydrated="true">
<meta name="viewport" content="width=device-width"><title>Bare</title>
<header><button aria-haspopup="dialog">Menu</button></header><dialog>Menu</dialog>
<main><h1>Bare</h1><p>${'Text of a page without style sheet and library. '.repeat(50)}</p>
<a href="/article/1">Next</a></main><script>
const [button, dialog, heading, link] = ['button', 'dialog', 'h1', 'a'].map((name) => document.querySelector(name));
const show = () => (heading.textContent = location.pathname);
button.onclick = () => dialog.showModal();
link.onclick = (event) => (event.preventDefault(), history.pushState(null, '', link.href), show());
onpopstate = show;
show();
</script></html>`;
const BARE_NAME = 'baseline: a bare page';

/** Opens every screen with an empty cache; those that fail are named on the console. */
export async function measureVisits(origin: string): Promise<readonly ScreenResult[]> {
  const browser = await launchBrowser();
  const bare = await startBaseline({
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(BARE_PAGE).toString('base64'),
  });
  const screens = Object.values(SCREENS).flatMap((paths) =>
    paths.map((path) => ({ path, url: origin + path })),
  );
  const results: ScreenResult[] = [];
  try {
    for (const { path, url } of [{ path: BARE_NAME, url: `${bare.origin}/` }, ...screens]) {
      const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'nb-NO' });
      try {
        results.push({ path, ...(await measureScreen(await context.newPage(), url)) });
      } catch (error) {
        console.error(`${path} could not be measured: ${String(error)}`);
      } finally {
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await bare.stop();
  }
  return results;
}

async function measureScreen(page: Page, url: string): Promise<Omit<ScreenResult, 'path'>> {
  page.setDefaultTimeout(WAIT_MS);
  await page.addInitScript(WATCH);
  await throttle(page);
  await openScreen(page, url);
  const { largestPaint, layoutShift } = await page.evaluate<Seen>('seen()');
  const walk = await follow(page);
  // Else a menu that stayed open would cover the link.
  await openScreen(page, url);
  const interaction = await interact(page);
  return { largestPaint, layoutShift, interaction, ...walk };
}

async function openScreen(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('html[data-hydrated=true]').waitFor();
}

/** Milliseconds. */
type Painted = number | undefined;

interface Seen {
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly interaction: number;
}

/** Source of a script that collects what the browser reports (Event Timing, Layout Instability). */
const WATCH = `{
  const all = { largestPaint: 0, layoutShift: 0, interaction: 0 };
  const watch = (type, options, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('largest-contentful-paint', {}, ({ startTime }) => {
    all.largestPaint = startTime;
  });
  watch('layout-shift', {}, ({ hadRecentInput, value }) => {
    if (!hadRecentInput) all.layoutShift += value;
  });
  watch('event', { durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId) all.interaction = Math.max(all.interaction, duration);
  });
  window.seen = () => all;
  const painted = (done) => requestAnimationFrame(() => setTimeout(done));
  /** Milliseconds until the page that \`start\` leads to is painted: a heading of another URL. */
  window.timeTo = (start) =>
    new Promise((resolve) => {
      const { pathname } = location;
      const heading = document.querySelector('main h1')?.textContent;
      let started = performance.now();
      addEventListener('pointerdown', () => (started = performance.now()), { once: true });
      const check = () => {
        const shown = document.querySelector('main h1');
        const isShown = location.pathname !== pathname && shown?.textContent !== heading;
        if (isShown) painted(() => resolve(performance.now() - started));
        else if (performance.now() - started < ${WAIT_MS}) requestAnimationFrame(check);
        else resolve(undefined);
      };
      start();
      check();
    });
}`;

/** To content, which is loaded ahead (apps/web/src/browser/preload-pages.ts). */
const LINKS = ['article', 'group', 'rebus', 'tag', '@']
  .map((start) => `main a[href^="/${start}"]:not([href*="#"],[aria-disabled=true])`)
  .join();

type Walk = Pick<ScreenResult, 'nextPage' | 'back' | 'isScrollKept' | 'forward'>;

const NO_WALK: Walk = {
  nextPage: undefined,
  back: undefined,
  isScrollKept: undefined,
  forward: undefined,
};
/** Pixels: of rounding. */
const SAME_SCROLL = 2;

/** To the page of the first link, back, and forward again. */
async function follow(page: Page): Promise<Walk> {
  const link = page.locator(LINKS).filter({ visible: true }).first();
  if ((await link.count()) === 0) return NO_WALK;
  await link.scrollIntoViewIfNeeded();
  // What is in view is loaded ahead.
  await untilQuiet(page);
  const left = await page.evaluate<number>('scrollY');
  const arrived = page.evaluate<Painted>('timeTo(() => {})').catch(() => undefined);
  await tap(page, link);
  const nextPage = await arrived;
  if (nextPage === undefined) return NO_WALK;
  await untilQuiet(page);
  const back = await page.evaluate<Painted>('timeTo(() => history.back())');
  const isScrollKept = Math.abs((await page.evaluate<number>('scrollY')) - left) <= SAME_SCROLL;
  await untilQuiet(page);
  const forward = await page.evaluate<Painted>('timeTo(() => history.forward())');
  return { nextPage, back, isScrollKept, forward };
}

/** At its place on the screen: `locator.tap` observes the page meanwhile, which it pays for. */
async function tap(page: Page, locator: Locator): Promise<void> {
  const box = await locator.boundingBox();
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Longer than the pause after which pages are loaded ahead. */
const QUIET_MS = 1_000;

/** Until nothing has been requested for a while; `networkidle` is over once a page has loaded. */
async function untilQuiet(page: Page): Promise<void> {
  const requested = () => page.waitForEvent('request', { timeout: QUIET_MS });
  while (await requested().catch(() => undefined)) {
    // Again.
  }
}

async function interact(page: Page): Promise<number | undefined> {
  const menu = page.locator('header button[aria-expanded], header button[aria-haspopup]').first();
  if ((await menu.count()) > 0 && (await menu.isVisible())) {
    await tap(page, menu);
    await page.keyboard.press('Escape');
  }
  const button = page.locator('main button:enabled').filter({ visible: true }).first();
  if ((await button.count()) > 0) {
    await button.scrollIntoViewIfNeeded();
    await tap(page, button);
  }
  // The browser reports an interaction when its next frame is presented.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))');
  const { interaction } = await page.evaluate<Seen>('seen()');
  return interaction === 0 ? undefined : interaction;
}
