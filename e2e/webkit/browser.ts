/**
 * WebKit with the interface of Playwright's `Browser`, as far as plain stories use it, so that the
 * same stories run in it. One window per worker, emptied between stories.
 */
import { EventEmitter } from 'node:events';
import {
  test,
  type APIRequest,
  type APIRequestContext,
  type Browser as PlaywrightBrowser,
} from '@playwright/test';
import type { PageReport, Position, StoryGlobals, Surroundings } from './page-script.ts';
import { Page, type InPage } from './page.ts';
import { CLEAR_PATH, StoryProxy } from './proxy.ts';
import type { StoryRequest, StoryResponse } from './traffic.ts';
import { WebDriver } from './web-driver.ts';

const CLEAR_WITHIN_MS = 20_000;

interface ContextOptions {
  readonly baseURL: string;
  readonly locale: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly javaScriptEnabled?: boolean;
  readonly geolocation?: Position;
  readonly permissions?: readonly string[];
  readonly serviceWorkers?: 'allow' | 'block';
}

/** The fixture `playwright`, with what adds the project's options to those of a context. */
interface Library {
  readonly request: APIRequest;
  _instrumentation: { runBeforeCreateBrowserContext: (options: object) => Promise<void> };
}

/** @param playwright the fixture */
export async function launchWebKit(
  miniBrowser: string,
  playwright: object,
): Promise<PlaywrightBrowser> {
  const proxy = await StoryProxy.start();
  const driver = await WebDriver.start(miniBrowser, proxy.address);
  return new Browser(driver, proxy, playwright as Library) as unknown as PlaywrightBrowser;
}

class Browser {
  /** Read by Playwright's fixture `context`. */
  readonly _connection = {};
  #context: BrowserContext | undefined;

  readonly #driver: WebDriver;
  readonly #proxy: StoryProxy;
  readonly #library: Library;

  constructor(driver: WebDriver, proxy: StoryProxy, library: Library) {
    this.#driver = driver;
    this.#proxy = proxy;
    this.#library = library;
  }

  async newContext(own: Partial<ContextOptions> = {}): Promise<BrowserContext> {
    if (this.#context?.isClosed === false) throw new Error('WebKit has one context at a time.');
    const options: Partial<ContextOptions> = { ...own };
    await this.#library._instrumentation.runBeforeCreateBrowserContext(options);
    const request = await this.#library.request.newContext({ baseURL: options.baseURL });
    const parts = { driver: this.#driver, proxy: this.#proxy, request };
    this.#context = new BrowserContext(parts, options as ContextOptions);
    return this.#context;
  }

  contexts(): BrowserContext[] {
    return this.#context ? [this.#context] : [];
  }

  async close(): Promise<void> {
    await this.#driver.stop();
    await this.#proxy.stop();
  }
}

interface ContextParts {
  readonly driver: WebDriver;
  readonly proxy: StoryProxy;
  readonly request: APIRequestContext;
}

export class BrowserContext extends EventEmitter {
  isClosed = false;
  #page: Page | undefined;
  #position: Position | undefined;
  #isPositionAllowed: boolean;

  readonly #driver: WebDriver;
  readonly proxy: StoryProxy;
  /** Requests without a page and its cookies. */
  readonly request: APIRequestContext;
  /** Playwright's `expect` reads `baseURL`. */
  readonly _options: ContextOptions;

  constructor({ driver, proxy, request }: ContextParts, _options: ContextOptions) {
    super();
    this.#driver = driver;
    this.proxy = proxy;
    this.request = request;
    this._options = _options;
    this.#position = _options.geolocation;
    this.#isPositionAllowed = _options.permissions?.includes('geolocation') ?? false;
    proxy.reset({
      baseURL: _options.baseURL,
      isScriptEnabled: _options.javaScriptEnabled !== false,
      surroundings: this.#surroundings(),
    });
    for (const event of ['request', 'response'] as const)
      proxy.on(event, (traffic: StoryRequest | StoryResponse) => {
        // WebKit looks at any time for updates of a service worker that an earlier story registered.
        if (_options.serviceWorkers === 'block' && traffic.url().endsWith('/sw.js')) return;
        this.emit(event, traffic);
        this.#page?.emit(event, traffic);
      });
    proxy.on('report', (report) => this.#report(report));
  }

  pages(): Page[] {
    return this.#page ? [this.#page] : [];
  }

  async newPage(): Promise<Page> {
    if (this.#page) throw new Error('WebKit has one page at a time.');
    this.#page = new Page(this.#driver, this);
    const page = this.#page;
    // The page of an earlier story may navigate at the same moment, which cancels ours.
    await page.goto(CLEAR_PATH, { timeout: CLEAR_WITHIN_MS }).catch(() => page.goto(CLEAR_PATH));
    await this.setViewportSize(this._options.viewport);
    return this.#page;
  }

  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    const page = this.#page;
    if (!page) return;
    const inner = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    if (inner.width === width && inner.height === height) return;
    const rect = await this.#driver.send<{ height: number }>('GET', '/window/rect');
    const toolbar = rect.height - inner.height;
    await this.#driver.resizeWindow(width, height + toolbar);
    await page.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [
      width,
      height,
    ] as const);
  }

  addInitScript<A>(script: InPage<A, unknown>, argument?: A): Promise<void> {
    const source = typeof script === 'string' ? script : `(${script.toString()})`;
    const call = typeof script === 'string' ? '' : `(${JSON.stringify(argument ?? null)})`;
    this.proxy.scripts.push(`${source}${call};`);
    return Promise.resolve();
  }

  async setGeolocation(position: Position): Promise<void> {
    this.#position = position;
    await this.#movePosition();
  }

  async grantPermissions(permissions: readonly string[]): Promise<void> {
    this.#isPositionAllowed ||= permissions.includes('geolocation');
    await this.#movePosition();
  }

  async clearPermissions(): Promise<void> {
    this.#isPositionAllowed = false;
    await this.#movePosition();
  }

  /** Cookies that the page gets. */
  cookies(): Promise<readonly { readonly name: string; readonly value: string }[]> {
    return this.#driver.send('GET', '/cookie');
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.proxy.isOffline = isOffline;
    await this.#page?.evaluate((isOnline) => {
      (globalThis as Partial<StoryGlobals>).__story?.setOnline(isOnline);
    }, !isOffline);
  }

  /** @returns after attaching a screenshot, if the story failed */
  async close(): Promise<void> {
    if (this.isClosed) return;
    const story = test.info();
    if (this.#page && story.status !== story.expectedStatus) {
      const image = await this.#driver.send<string>('GET', '/screenshot').catch(() => undefined);
      const body = Buffer.from(image ?? '', 'base64');
      await story.attach('screenshot', { body, contentType: 'image/png' });
    }
    this.isClosed = true;
    await this.request.dispose();
  }

  #surroundings(): Surroundings {
    return {
      locale: this._options.locale,
      position: this.#isPositionAllowed ? this.#position : undefined,
      hasServiceWorkers: this._options.serviceWorkers !== 'block',
    };
  }

  async #movePosition(): Promise<void> {
    const surroundings = this.#surroundings();
    this.proxy.surroundings = surroundings;
    await this.#page?.evaluate((position) => {
      (globalThis as Partial<StoryGlobals>).__story?.setPosition(position);
    }, surroundings.position);
  }

  #report({ type, text }: PageReport): void {
    if (type === 'pageerror') this.#page?.emit('pageerror', new Error(text));
    else this.#page?.emit('console', { type: () => 'error', text: () => text });
  }
}
