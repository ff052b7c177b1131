/** The part of Playwright's `Page` that stories use. */
import type { APIRequestContext } from '@playwright/test';
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from './browser.ts';
import {
  createEngine,
  missedTarget,
  type Attempt,
  type ExpectOptions,
  type ExpectResult,
  type Use,
} from './in-page.ts';
import { Keyboard, Mouse } from './input.ts';
import type { StoryGlobals } from './page-script.ts';
import { byPlaceholder, byRole, byText, Locator, WAIT_MS } from './locator.ts';
import { injectedScript, iso } from './playwright-internals.ts';
import type { UrlMatch } from './proxy.ts';
import type { StoryRequest, StoryResponse, StoryRoute } from './traffic.ts';
import { WebDriverError, type WebDriver } from './web-driver.ts';

export interface TextOptions {
  readonly exact?: boolean;
}
export interface RoleOptions extends TextOptions {
  readonly name?: string | RegExp;
  readonly description?: string | RegExp;
  readonly level?: number;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
  readonly includeHidden?: boolean;
}
export interface LocatorOptions {
  readonly hasText?: string | RegExp;
  readonly hasNotText?: string | RegExp;
  readonly has?: Locator;
  readonly hasNot?: Locator;
  readonly visible?: boolean;
}
interface Waiting {
  readonly timeout?: number | undefined;
}
interface Action extends Waiting {
  readonly action: string;
  readonly locator: Locator;
  readonly states: readonly string[];
}
export interface ExpectationOptions extends Omit<ExpectOptions, 'expression'> {
  readonly timeout: number;
  readonly signal?: unknown;
  readonly title?: unknown;
}
/** As `expect` wants it. */
interface Expectation {
  readonly matches: boolean;
  readonly received?: { readonly value?: unknown };
  readonly log?: readonly string[];
  readonly timedOut?: boolean;
  readonly errorMessage?: string;
}
export type InPage<A, T> = string | ((argument: A) => T);

/** Name of the engine in the page. */
const ENGINE = '__storyEngine';
/** How a page that is left interrupts a command. */
const INTERRUPTIONS = ['no such frame', 'no such window', 'stale element reference', 'no response'];
/** Scripts that meet a change of the page's process are lost. */
const LOST_MS = 5_000;
const POLL_MS = 50;

interface Leaving {
  readonly body?: object;
  readonly waitUntil?: string;
  readonly timeout?: number;
}
/** A response may leave the page as it is. */
const LEAVE_MS = 5_000;

interface ScriptResult {
  readonly value?: unknown;
  readonly error?: string;
  readonly isMissing?: boolean;
  readonly url: string;
}

export class Page extends EventEmitter {
  /** Playwright's `expect` recognizes a page by it. */
  readonly _apiName = 'Page';
  readonly keyboard: Keyboard;
  readonly mouse: Mouse;
  #url = 'about:blank';

  readonly #driver: WebDriver;
  readonly #of: BrowserContext;

  constructor(driver: WebDriver, of: BrowserContext) {
    super();
    this.#driver = driver;
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
    return this.#url;
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
    const isHash = withoutHash(url) === withoutHash(this.#url) && url !== this.#url;
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
    return this.#until(
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
    await this.#until(isTrue, 'waitForFunction', options);
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
    const run = this.#run(missedTarget.toString(), undefined, LOST_MS);
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
    return (await this.#run(body, argument, limit)) as Awaited<T>;
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
    return (await this.#retried(body, target, Date.now() + WAIT_MS)) as T;
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
      const result = await this.#retried(body, { target, argument }, deadline);
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

  async expectOf(
    selector: string | undefined,
    expression: string,
    { timeout, signal: _signal, title: _title, ...rest }: ExpectationOptions,
  ): Promise<Expectation> {
    const body = `(engine, { selector, options }) => engine.expect(selector, options)`;
    const options: ExpectOptions = { ...rest, expression };
    const deadline = Date.now() + timeout;
    let last: ExpectResult | undefined;
    do {
      try {
        const result = await this.#retried(body, { selector, options }, deadline);
        last = result as ExpectResult | undefined;
      } catch (error) {
        return { matches: rest.isNot, errorMessage: String(error) };
      }
      if (last && last.matches !== rest.isNot) return { matches: !rest.isNot };
    } while (Date.now() < deadline);
    return { matches: rest.isNot, timedOut: true, ...observed(last, await this.#shownUrl()) };
  }

  /** As the browser says, which responds when its page does not. */
  #shownUrl(): Promise<string> {
    return this.#driver
      .send<string>('GET', '/url', undefined, LOST_MS)
      .catch((error: unknown) => String(error));
  }

  async #until(check: () => Promise<boolean>, message: string, options?: Waiting): Promise<void> {
    const deadline = Date.now() + (options?.timeout ?? WAIT_MS);
    while (!(await check().catch(ignoreInterruption)))
      if (Date.now() > deadline) throw new Error(`${message} (${this.#url})`);
      else await wait(POLL_MS);
  }

  /** @returns `undefined` if the page is left again and again until the deadline */
  async #retried(body: string, argument: unknown, deadline: number): Promise<unknown> {
    do {
      try {
        return await this.#run(body, argument, LOST_MS);
      } catch (error) {
        ignoreInterruption(error);
      }
      await wait(POLL_MS);
    } while (Date.now() < deadline);
    return undefined;
  }

  async #run(body: string, argument: unknown, limit?: number): Promise<unknown> {
    if (this.#of.isClosed) throw new Error('The story is over.');
    const script = `
      const done = arguments[arguments.length - 1];
      const finish = (result) => done({ ...result, url: location.href });
      const engine = globalThis.${ENGINE};
      if (!engine) return finish({ isMissing: true });
      Promise.resolve().then(() => (${body})(engine, arguments[0])).then(
        (value) => finish({ value }),
        (error) => finish({ error: String(error?.message ?? error) }),
      );`;
    const command = { script, args: [argument ?? null] };
    const result = await this.#driver.send<ScriptResult>('POST', '/execute/async', command, limit);
    this.#url = result.url;
    if (result.error !== undefined) throw new Error(result.error);
    if (result.isMissing !== true) return result.value;
    await this.#driver.send('POST', '/execute/sync', { script: installScript(), args: [] });
    return this.#run(body, argument, limit);
  }
}

const withoutHash = (url: string) => url.replace(/#.*/, '');

let install: string | undefined;

function installScript(): string {
  install ??= `Object.defineProperty(globalThis, '${ENGINE}', { value: (${createEngine.toString()})(${injectedScript()}) });`;
  return install;
}

function ignoreInterruption(error: unknown): false {
  if (error instanceof WebDriverError && INTERRUPTIONS.includes(error.code)) return false;
  throw error;
}

/** What a failed expectation reports. */
function observed(last: ExpectResult | undefined, url: string): Partial<Expectation> {
  const found = last?.preview === undefined ? 'no element matches' : `found ${last.preview}`;
  const log = [`  at ${url}: ${last ? found : 'the page does not respond'}`];
  const received = last?.isMissing === true ? undefined : last?.received;
  return { log, ...(received && { received }) };
}
