/**
 * A visitor's browser. Fails the story on what no visitor should meet: an unexpected console error, an uncaught
 * exception, a request to another host.
 */
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Visitor {
  /** Console errors that the story causes on purpose; by default none. */
  expectedErrors: RegExp[];
  /** Origins that pages may ask besides their own; by default none. */
  otherOrigins: string[];
  watched: void;
}

export const test = base.extend<Visitor>({
  expectedErrors: [[], { option: true }],
  otherOrigins: [[], { option: true }],
  watched: [
    async ({ page, context, baseURL, expectedErrors, otherOrigins }, use) => {
      const errors: string[] = [];
      const origins = [new URL(baseURL ?? '').origin, ...otherOrigins];
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && !origins.includes(url.origin))
          errors.push(`foreign request: ${url.href}`);
      });
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        if (!expectedErrors.some((pattern) => pattern.test(message.text())))
          errors.push(message.text());
      });
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another theme can change, and half the work of all. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it is now, in a readable form.
 * @param except what stands in a frame and is a page of its own
 */
export function accessibilityViolations(page: Page, except?: string): Promise<string[]> {
  return examine(page, (axe) => axe.withTags(WCAG), except);
}

async function examine(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder,
  except: string | undefined,
): Promise<string[]> {
  // The examination writes into the page, which must not happen while script takes it over.
  await hydrated(page);
  await atRest(page);
  const builder = choose(new AxeBuilder({ page }));
  const { violations } = await (except ? builder.exclude(except) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The same in both colour schemes, dark last. */
export async function accessibilityViolationsInBothThemes(
  page: Page,
  except?: string,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await accessibilityViolations(page, except);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await examine(page, (axe) => axe.withRules(ABOUT_COLOURS), except);
  return [
    ...light.map((violation) => `light: ${violation}`),
    ...dark.map((violation) => `dark: ${violation}`),
  ];
}

/** The map is drawn by software here, which takes its time on a busy machine. */
export const MAP_TIMEOUT = { timeout: 30_000 };
/** The same of models. */
export const MODEL_TIMEOUT = { timeout: 45_000 };

/** 1280 CSS pixels at 400 % (WCAG 2.2, 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };

/** How many pixels of the page stand out to the side, of which there may be none. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** What is still fading in has no colours to judge yet; what moves for good is no reason to wait. */
async function atRest(page: Page): Promise<void> {
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

/** Waits until script, if there is any, has taken over the page: links and buttons then do what they say. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { script, hydrated: isHydrated } = document.documentElement.dataset;
    // While the document is still read, it has not said yet whether there is script.
    const isWithoutScript = document.readyState !== 'loading' && script !== 'on';
    return isWithoutScript || isHydrated === 'true';
  });
}

/** Opens a page, and waits until script has taken it over. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** URLs that the page requests from now on. */
export function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Keeps requests waiting until the returned function is called. */
export async function holdBack(page: Page, urls: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The first link of that name in the page's main part. */
export const linkTo = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first();

/** A visitor who has checked in at a museum before. */
export function checkedIn(page: Page, museum: { id: string; name: string; slug: string }) {
  return page.addInitScript(
    (value) => localStorage.setItem('checkedin', value),
    JSON.stringify(museum),
  );
}
