/**
 * A camera that sees what a story puts before it: a film for Chromium's fake camera (sign-film.ts), and a browser that has it. The
 * picture is one frame for ever, so that a story does not depend on when it looks.
 */
import type { Browser, Page } from '@playwright/test';
import { cameraSwitches, filmOf } from './sign-film.ts';
import type { Held } from './sign-film.ts';
import { expect, openPage, test as visitorTest } from './visitor.ts';

export { expect, filmOf };
export type { Held };

interface Camera {
  /** What it sees; by default there is no camera at all. */
  readonly film?: string;
  /** Whether the visitor has allowed it before; where not, the browser refuses it. */
  readonly isAllowed?: boolean;
}

interface WithCamera {
  /** Opens a page in a browser of its own: what its camera sees is settled when it starts. */
  openWith: (camera: Camera, address: string) => Promise<Page>;
}

export const test = visitorTest.extend<WithCamera>({
  openWith: async ({ playwright, launchOptions, contextOptions, baseURL, viewport }, give) => {
    const browsers: Browser[] = [];
    const foreign: string[] = [];
    await give(async ({ film, isAllowed = false }, address) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...cameraSwitches(film, isAllowed)],
      });
      browsers.push(browser);
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        locale: 'nb-NO',
        ...(baseURL ? { baseURL } : {}),
        permissions: isAllowed ? ['camera'] : [],
      });
      const page = await context.newPage();
      page.on('request', (request) => {
        if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
          foreign.push(request.url());
      });
      await openPage(page, address);
      return page;
    });
    await Promise.all(browsers.map((browser) => browser.close()));
    expect(foreign).toEqual([]);
  },
});
