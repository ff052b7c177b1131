/**
 * Completes what Playwright and Firefox ESR lack for each other. Playwright drives a Firefox that
 * is not its own build by WebDriver BiDi (docs/engines.md), and neither has all of it.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Objects of Playwright that are not public; its version is pinned. */
interface Internals {
  readonly _connection: { toImpl(browser: Browser): { readonly _connection: BidiConnection } };
}
interface BidiConnection {
  rawSend(message: BidiCommand): void;
  readonly _dispatchMessage: (message: object) => void;
}
interface BidiCommand {
  readonly id: number;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>> & {
    readonly features?: Readonly<Record<string, string | null>>;
  };
}

export function completeFirefox(browser: Browser): void {
  const { _connection: client } = browser as unknown as Internals;
  const { _connection: connection } = client.toImpl(browser);
  answerLightColourScheme(connection);
  openTabs(connection);
  browser.on('context', (context) => {
    void context.addInitScript(insertTextAsKeyboard);
    context.on('page', acceptOtherNavigationId);
  });
}

/** Of a navigation to the URL that was opened. */
const OTHER_NAVIGATION_ID = /Navigation to "([^"]+)" is interrupted by another navigation to "\1"/;

/**
 * At times Firefox commits a navigation under another id than the one that it returned, which
 * Playwright takes for another navigation to the same URL.
 */
function acceptOtherNavigationId(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    try {
      return await goto(url, options);
    } catch (error) {
      if (!(error instanceof Error && OTHER_NAVIGATION_ID.test(error.message))) throw error;
      const { waitUntil } = options ?? {};
      if (waitUntil !== 'commit') await page.waitForLoadState(waitUntil);
      return null;
    }
  };
}

/**
 * Playwright sends each new page its colour scheme, and fails if the browser cannot emulate it.
 * Light is the default, so that such a command needs no browser; dark fails, as it should.
 */
function answerLightColourScheme(connection: BidiConnection): void {
  const { _dispatchMessage: receive } = connection;
  const send = connection.rawSend.bind(connection);
  connection.rawSend = (command) => {
    const { id, method, params } = command;
    const isDark = params.features?.['prefers-color-scheme'] === 'dark';
    if (method !== 'emulation.setMediaFeaturesOverride' || isDark) return send(command);
    queueMicrotask(() => receive.call(connection, { type: 'success', id, result: {} }));
  };
}

/** Playwright opens each page in a window, which takes a fifth more work than a tab. */
function openTabs(connection: BidiConnection): void {
  const send = connection.rawSend.bind(connection);
  connection.rawSend = (command) => {
    const isNew = command.method === 'browsingContext.create';
    send(isNew ? { ...command, params: { ...command.params, type: 'tab' } } : command);
  };
}

/**
 * Runs in the page: replaces the function by which Playwright fills a field. It assigns `value`,
 * which React takes for a change by the page itself, and ignores.
 */
function insertTextAsKeyboard(): void {
  const insert = (text: string) => {
    const { activeElement } = document;
    // Playwright continues in the frame.
    if (activeElement instanceof HTMLIFrameElement) return activeElement;
    // Deprecated, but the only way to type from within a page.
    return void document.execCommand('insertText', false, text);
  };
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => insert,
    set: () => {
      // Playwright sets its own on each page.
    },
  });
}

/** Firefox ignores `javaScriptEnabled`; the sandbox of a Content Security Policy does the same. */
export async function disableScript(context: BrowserContext): Promise<void> {
  await context.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const sandbox = 'sandbox allow-forms allow-popups allow-same-origin allow-top-navigation';
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': sandbox },
    });
  });
}
