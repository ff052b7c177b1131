/** The part of Playwright's `Page` that stories use. */
import type { APIRequestContext } from '@playwright/test';
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from './browser.ts';
import { expectInPage, type Expectation, type ExpectationOptions } from './expectation.ts';
import { missedTarget, type Attempt, type Use } from './in-page.ts';
import { Keyboard, Mouse } from './input.ts';
import type { StoryGlobals } from './page-script.ts';
import {
  byPlaceholder,
  byRole,
  byText,
  Locator,
  type LocatorOptions,
  type RoleOptions,
  type TextOptions,
} from './locator.ts';
import { iso } from './playwright-internals.ts';
import type { UrlMatch } from './proxy.ts';
import {
  ignoreInterruption,
  LOST_MS,
  POLL_MS,
  ScriptRunner,
  WAIT_MS,
  type Waiting,
} from './script-runner.ts';
import type { StoryRequest, StoryResponse, StoryRoute } from './traffic.ts';
import type { WebDriver } from './web-driver.ts';

interface Action extends Waiting {
  readonly action: string;
  readonly locator: Locator;
  readonly states: readonly string[];
}
export type InPage<A, T> = string | ((argument: A) => T);

interface Leaving {
  readonly body?: object;
  readonly waitUntil?: string;
  readonly timeout?: number;
}
/** A response may leave the page as it is. */
const LEAVE_MS = 5_000;

export class Page extends EventEmitter {
  /** Playwright's `expect` recognizes a page by it. */
  readonly _apiName = 'Page';
  readonly keyboard: Keyboard;
  readonly mouse: Mouse;

  readonly #driver: WebDriver;
  readonly #scripts: ScriptRunner;
  readonly #of: BrowserContext;

  constructor(driver: WebDriver, of: BrowserContext) {
    super();
    this.#driver = driver;
    this.#scripts = new ScriptRunner(driver, () => of.isClosed);
    this.#of = of;
    this.keyboard = new Keyboard(driver);
    this.mouse = new Mouse(driver);
  }

  context(): BrowserContext {
    return this.#of;
  }

  mainFrame(): this {
    return this;
  }

  frames(): this[] {
    return [this];
  }

  /** As of the last command. */
  url(): string {
    return this.#scripts.url;
  }

  title(): Promise<string> {
    return this.evaluate(() => document.title);
  }

  content(): Promise<string> {
    return this.evaluate(() => document.documentElement.outerHTML);
  }

  locator(selector: string, options?: LocatorOptions): Locator {
    return new Locator(this, selector).filter(options);
  }

  getByRole(role: string, options?: RoleOptions): Locator {
    return new Locator(this, byRole(role, options));
  }

  getByText(text: string | RegExp, options?: TextOptions): Locator {
    return new Locator(this, byText('text', text, options));
  }

  getByLabel(text: string | RegExp, options?: TextOptions): Locator {
    return new Locator(this, byText('label', text, options));
  }

  getByPlaceholder(text: string | RegExp, options?: TextOptions): Locator {
    return new Locator(this, byPlaceholder(text, options));
  }

  async goto(
    path: string,
    { waitUntil = 'load', timeout = WAIT_MS } = {},
  ): Promise<StoryResponse | undefined> {
    const url = new URL(path, this.#of._options.baseURL).href;
    const isHash = withoutHash(url) === withoutHash(this.#scripts.url) && url !== this.#scripts.url;
    if (isHash) {
      await this.#driver.send('POST', '/url', { url });
      await this.waitForFunction((href) => location.href === href, url);
      return undefined;
    }
    await this.#leave('/url', { body: { url }, waitUntil, timeout });
    return this.#of.proxy.lastPage;
  }

  async reload(): Promise<StoryResponse | undefined> {
    await this.#leave('/refresh');
    return this.#of.proxy.lastPage;
  }

  goBack(): Promise<void> {
    return this.#leave('/back');
  }

  goForward(): Promise<void> {
    return this.#leave('/forward');
  }

  /** Sends a command that navigates, and waits for another document or for `popstate`. */
  async #leave(
    command: string,
    { body, waitUntil = 'load', timeout = WAIT_MS }: Leaving = {},
  ): Promise<void> {
    const left = await this.evaluate(() => {
      const globals = globalThis as { __storyDocument?: number };
      const id = (globals.__storyDocument = Math.random());
      addEventListener('popstate', () => delete globals.__storyDocument, { once: true });
      return id;
    });
    await this.#driver.send('POST', command, body);
    await this.waitForFunction(
      ([id, isLoaded]) =>
        (globalThis as { __storyDocument?: number }).__storyDocument !== id &&
        (!isLoaded || document.readyState === 'complete'),
      [left, waitUntil === 'load'] as const,
      { timeout },
    );
  }

  waitForURL(match: UrlMatch, options?: Waiting): Promise<void> {
    const { baseURL } = this.#of._options;
    return this.#scripts.until(
      async () => {
        const url = await this.evaluate(() => location.href, undefined, { limit: LOST_MS });
        return iso.urlMatches(baseURL, url, match);
      },
      `no URL matches ${String(match)}`,
      options,
    );
  }

  async waitForFunction<A>(use: InPage<A, unknown>, argument?: A, options?: Waiting) {
    const isTrue = async () => Boolean(await this.evaluate(use, argument, { limit: LOST_MS }));
    await this.#scripts.until(isTrue, 'waitForFunction', options);
  }

  async waitForLoadState(): Promise<void> {
    await this.waitForFunction(() => document.readyState === 'complete');
  }

  waitForRequest(match: UrlMatch | ((request: StoryRequest) => boolean)): Promise<StoryRequest> {
    return this.#nextTraffic('request', match);
  }

  waitForResponse(
    match: UrlMatch | ((response: StoryResponse) => boolean),
  ): Promise<StoryResponse> {
    return this.#nextTraffic('response', match);
  }

  async #nextTraffic<T extends { url(): string }>(
    event: 'request' | 'response',
    match: UrlMatch | ((traffic: T) => boolean),
  ): Promise<T> {
    const { baseURL } = this.#of._options;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const timer = setTimeout(() => reject(new Error(`no ${event} ${String(match)}`)), WAIT_MS);
    const check = (traffic: T) => {
      const isMatch =
        typeof match === 'function'
          ? (match as (traffic: T) => boolean)(traffic)
          : iso.urlMatches(baseURL, traffic.url(), match);
      if (isMatch) resolve(traffic);
    };
    this.on(event, check);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.off(event, check);
    }
  }

  route(match: UrlMatch, handler: (route: StoryRoute, request: StoryRequest) => unknown) {
    this.#of.proxy.route(match, handler);
    return Promise.resolve();
  }

  unroute(match: UrlMatch): Promise<void> {
    this.#of.proxy.unroute(match);
    return Promise.resolve();
  }

  isClosed(): boolean {
    return this.#of.isClosed;
  }

  unrouteAll(): Promise<void> {
    this.#of.proxy.unroute();
    return Promise.resolve();
  }

  /** Requests without the page and its cookies. */
  get request(): APIRequestContext {
    return this.#of.request;
  }

  addInitScript<A>(script: InPage<A, unknown>, argument?: A): Promise<void> {
    return this.#of.addInitScript(script, argument);
  }

  /** Waits for the navigation that an action has started, if any. */
  async settled(): Promise<void> {
    const isLeaving = () => (globalThis as Partial<StoryGlobals>).__story?.isLeaving() ?? false;
    const deadline = Date.now() + LEAVE_MS;
    const check = () => this.evaluate(isLeaving, undefined, { limit: LOST_MS });
    while (await check().catch(ignoreInterruption))
      if (Date.now() > deadline) return;
      else await wait(POLL_MS);
  }

  /** What the last click hit instead of its element; nothing if it led to another page. */
  async missedTarget(): Promise<string | undefined> {
    const run = this.#scripts.run(missedTarget.toString(), undefined, LOST_MS);
    return ((await run.catch(ignoreInterruption)) || undefined) as string | undefined;
  }

  viewportSize() {
    return this.#of._options.viewport;
  }

  setViewportSize(size: { width: number; height: number }): Promise<void> {
    return this.#of.setViewportSize(size);
  }

  /** A text is statements. The argument may hold elements that `evaluate` returned. */
  async evaluate<A, T>(
    use: InPage<A, T>,
    argument?: A,
    { limit }: { limit?: number } = {},
  ): Promise<Awaited<T>> {
    const source = typeof use === 'string' ? `() => { ${use} }` : use.toString();
    const body = `(engine, argument) => (${source})(argument)`;
    return (await this.#scripts.run(body, argument, limit)) as Awaited<T>;
  }

  evaluateOn<A, T>(
    locator: Locator,
    use: (element: Element, argument: A) => T,
    argument?: A,
  ): Promise<Awaited<T>> {
    const wrapped = `async (element, argument) => ({ value: await (${use.toString()})(element, argument) ?? null })`;
    return this.#perform({ action: 'evaluate', locator, states: [] }, wrapped, argument);
  }

  async evaluateOnAll<A, T>(
    locator: Locator,
    use: (elements: Element[], argument: A) => T,
    argument?: A,
  ): Promise<T> {
    const body = `(engine, { selector, argument }) => (${use.toString()})(engine.all(selector), argument)`;
    const target = { selector: locator.selector, argument };
    return (await this.#scripts.retried(body, target, Date.now() + WAIT_MS)) as T;
  }

  /** Waits until one element matches and has the states, and the function returns a value. */
  perform<A, T>(action: Action, use: Use<A, T>, argument: A): Promise<T> {
    return this.#perform(action, use.toString(), argument);
  }

  async #perform<T>(
    { action, locator, states, timeout = WAIT_MS }: Action,
    source: string,
    argument: unknown,
  ): Promise<T> {
    const body = `(engine, { target, argument }) => engine.withElement(target, ${source}, argument)`;
    const target = { selector: locator.selector, states };
    const deadline = Date.now() + timeout;
    for (;;) {
      const result = await this.#scripts.retried(body, { target, argument }, deadline);
      const attempt = result as Attempt<T> | undefined;
      if (attempt && 'value' in attempt) return attempt.value;
      if (Date.now() > deadline)
        throw new Error(`${String(locator)}.${action}: ${attempt?.notYet ?? 'the page was left'}`);
    }
  }

  /** Called by Playwright's `expect`, for the title and the URL. */
  _expect(expression: string, options: ExpectationOptions): Promise<Expectation> {
    return this.expectOf(undefined, expression, options);
  }

  expectOf(
    selector: string | undefined,
    expression: string,
    options: ExpectationOptions,
  ): Promise<Expectation> {
    return expectInPage(this.#scripts, { ...options, selector, expression });
  }
}

const withoutHash = (url: string) => url.replace(/#.*/, '');
