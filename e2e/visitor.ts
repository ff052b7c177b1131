/** Fails the story on unexpected console errors, uncaught exceptions, requests to other hosts. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type axe from 'axe-core';
import { completeFirefox, disableScript } from './complete-firefox.ts';
import { launchWebKit } from './webkit/browser.ts';

export { expect };

interface Visitor {
  /** Console errors that the story expects. Default: none. */
  expectedErrors: RegExp[];
  /** Other origins that pages may send requests to. Default: none. */
  otherOrigins: string[];
  networkRated: void;
  scriptDisabled: void;
  watched: void;
}

/**
 * For stories without a page, or with pages of their own. Stories share their workers, each with one
 * browser, as long as none adds a fixture of its own to a worker.
 */
export const browserTest = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright, browserName, launchOptions }, use) => {
      const browser = await (browserName === 'webkit'
        ? launchWebKit(launchOptions.executablePath ?? '', playwright)
        : playwright[browserName].launch());
      if (browserName === 'firefox') completeFirefox(browser);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
});

export const test = browserTest.extend<Visitor>({
  expectedErrors: [[], { option: true }],
  otherOrigins: [[], { option: true }],
  networkRated: [
    async ({ context }, use) => {
      await setNetworkRating(context, { effectiveType: '3g' });
      await use();
    },
    { auto: true },
  ],
  scriptDisabled: [
    async ({ context, browserName, javaScriptEnabled }, use) => {
      if (browserName === 'firefox' && !javaScriptEnabled) await disableScript(context);
      await use();
    },
    { auto: true },
  ],
  watched: [
    async ({ page, context, baseURL, browserName, expectedErrors, otherOrigins }, use) => {
      const errors: string[] = [];
      const isExpected = (text: string) => expectedErrors.some((pattern) => pattern.test(text));
      const origins = [new URL(baseURL ?? '').origin, ...otherOrigins];
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && !origins.includes(url.origin))
          errors.push(`foreign request: ${url.href}`);
      });
      let firefoxDocuments = 0;
      if (browserName === 'firefox')
        page.on('request', (request) => {
          const isOfPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
          if (isOfPage) firefoxDocuments += 1;
        });
      page.on('pageerror', ({ message }) => {
        // Firefox reports failed requests like exceptions.
        if (browserName !== 'firefox' || !isExpected(message)) errors.push(`uncaught: ${message}`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
      });
      await use();
      await ignorePendingRoutes(page);
      const hasLeft = firefoxDocuments > 1;
      expect(errors.filter((error) => !(hasLeft && ABORTED.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Firefox rejects what a page still loads when it is left, fonts with the status
 * NS_BINDING_ABORTED; in Chromium, which runs each of these stories too, it stays pending. Its
 * report of the aborted request may be missing when the story ends.
 */
const ABORTED =
  /^(?:Error|uncaught: A part of the site did not load \(failed\)|.*status=2152398850.*)$/;

/** Minified: a document loads it in three fifths of the time of `axe.source`. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on the theme; all rules would take twice as long. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Violations that axe finds on the page and in its frames.
 * @param except selector of a frame, which is a page of its own
 */
export function accessibilityViolations(page: Page, except?: string): Promise<string[]> {
  return examine(page, { type: 'tag', values: WCAG }, except);
}

/** Projects of the engines beside Chromium (playwright.config.ts). */
const ENGINES = new Set(['firefox', 'webkit']);

/** Loads axe once per document: `@axe-core/playwright` loads it four times for both themes. */
async function examine(page: Page, runOnly: axe.RunOnly, except?: string): Promise<string[]> {
  // It reads the document and its styles, which are the same in all engines.
  if (ENGINES.has(base.info().project.name)) return [];
  // axe modifies the page, which must not happen during hydration.
  await hydrated(page);
  await animationsFinished(page);
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  const context = { include: ['html'], exclude: except === undefined ? [] : [except] };
  const { violations } = await page.evaluate(
    ([where, only]) => window.axe.run(where, { runOnly: only, resultTypes: ['violations'] }),
    [context, runOnly] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The same in both themes, dark last. */
export async function accessibilityViolationsInBothThemes(
  page: Page,
  except?: string,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await accessibilityViolations(page, except);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await examine(page, { type: 'rule', values: COLOUR_RULES }, except);
  return [
    ...light.map((violation) => `light: ${violation}`),
    ...dark.map((violation) => `dark: ${violation}`),
  ];
}

/** 1280 CSS pixels at 400 % (WCAG 2.2, 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };

/** Pixels by which the page overflows horizontally. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Waits for the end of animations, which affect colours; endless ones are ignored. */
export async function animationsFinished(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Waits for hydration, after which links and buttons work; returns at once without script. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { script, hydrated: isHydrated } = document.documentElement.dataset;
    // While the document is parsed, it is unknown whether script is enabled.
    const isWithoutScript = document.readyState !== 'loading' && script !== 'on';
    return isWithoutScript || isHydrated === 'true';
  });
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Sets how browsers rate their network from now on: as slow in stories that do not set it. On a fast
 * one, pages of links are loaded ahead (apps/web/src/browser/preload-pages.ts), and how a browser
 * rates it depends on the machine.
 */
export async function setNetworkRating(
  where: BrowserContext | Page,
  rating: { readonly effectiveType?: string; readonly saveData?: boolean },
): Promise<void> {
  await where.addInitScript((values) => {
    const known: unknown = Reflect.get(navigator, 'connection');
    const connection = known instanceof EventTarget ? known : new EventTarget();
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(connection, name, { value, configurable: true });
    if (connection !== known)
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  }, rating);
}

/** Collects the URLs that the page requests from now on. */
export function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** A body that is sent to `/visits` (specification §9.6). */
export type VisitEvent = Readonly<Record<string, unknown>>;

/** Events of analytics that the page sends from now on. */
export function visitEventsOf(page: Page): VisitEvent[] {
  const events: VisitEvent[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/visits')
      events.push(JSON.parse(request.postData() ?? '{}') as VisitEvent);
  });
  return events;
}

/** Pending requests of the page. */
export function pendingRequestsOf(page: Page): ReadonlySet<unknown> {
  const pending = new Set<unknown>();
  page.on(
    'request',
    (request) => void (request.resourceType() !== 'eventsource' && pending.add(request)),
  );
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  return pending;
}

/** Changes JSON responses from now on, whose type the caller knows. */
export async function changeResponses(
  page: Page,
  urls: string | RegExp,
  change: (body: never) => void,
): Promise<void> {
  await page.route(urls, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as never;
    change(body);
    await route.fulfill({ response, json: body });
  });
}

/** Before a page closes: a response that it no longer needs fails while it is changed. */
export async function ignorePendingRoutes(page: Page): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Delays requests until the returned function is called. */
export async function delayRequests(page: Page, urls: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The first link of that name in the main landmark. */
export const linkTo = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first();

/** Stores a check-in at a museum. */
export function checkedIn(page: Page, museum: { id: string; name: string; slug: string }) {
  return page.addInitScript(
    (value) => localStorage.setItem('checkedin', value),
    JSON.stringify(museum),
  );
}

/** Asks a map for the position, for which no permission is granted. @returns its explanation */
export async function explainPosition(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Vis hvor jeg er' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('så viser kartet hvor du er');
  return dialog;
}
