/** Runs scripts in the page by WebDriver, again where a navigation interrupts them. */
import { setTimeout as wait } from 'node:timers/promises';
import { createEngine } from './in-page.ts';
import { injectedScript } from './playwright-internals.ts';
import { WebDriverError, type WebDriver } from './web-driver.ts';

export interface Waiting {
  readonly timeout?: number | undefined;
}

interface ScriptResult {
  readonly value?: unknown;
  readonly error?: string;
  readonly isMissing?: boolean;
  readonly url: string;
}

/** How long an action or a wait may take. */
export const WAIT_MS = 60_000;
/** Scripts that meet a change of the page's process are lost. */
export const LOST_MS = 5_000;
export const POLL_MS = 50;

/** Name of the engine in the page. */
const ENGINE = '__storyEngine';
/** How a page that is left interrupts a command. */
const INTERRUPTIONS = ['no such frame', 'no such window', 'stale element reference', 'no response'];

export class ScriptRunner {
  /** Of the page, as of the last script. */
  url = 'about:blank';
  readonly #driver: WebDriver;
  readonly #isOver: () => boolean;

  /** @param isOver whether the story is, after which no script runs */
  constructor(driver: WebDriver, isOver: () => boolean) {
    this.#driver = driver;
    this.#isOver = isOver;
  }

  /**
   * @param body source of a function of the engine (in-page.ts) and the argument
   * @param limit milliseconds to wait for the result
   */
  async run(body: string, argument: unknown, limit?: number): Promise<unknown> {
    if (this.#isOver()) throw new Error('The story is over.');
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
    this.url = result.url;
    if (result.error !== undefined) throw new Error(result.error);
    if (result.isMissing !== true) return result.value;
    await this.#driver.send('POST', '/execute/sync', { script: installScript(), args: [] });
    return this.run(body, argument, limit);
  }

  /** @returns `undefined` if the page is left again and again until the deadline */
  async retried(body: string, argument: unknown, deadline: number): Promise<unknown> {
    do {
      try {
        return await this.run(body, argument, LOST_MS);
      } catch (error) {
        ignoreInterruption(error);
      }
      await wait(POLL_MS);
    } while (Date.now() < deadline);
    return undefined;
  }

  async until(check: () => Promise<boolean>, message: string, options?: Waiting): Promise<void> {
    const deadline = Date.now() + (options?.timeout ?? WAIT_MS);
    while (!(await check().catch(ignoreInterruption)))
      if (Date.now() > deadline) throw new Error(`${message} (${this.url})`);
      else await wait(POLL_MS);
  }

  /** As the browser says, which responds when its page does not. */
  shownUrl(): Promise<string> {
    return this.#driver
      .send<string>('GET', '/url', undefined, LOST_MS)
      .catch((error: unknown) => String(error));
  }
}

export function ignoreInterruption(error: unknown): false {
  if (error instanceof WebDriverError && INTERRUPTIONS.includes(error.code)) return false;
  throw error;
}

let install: string | undefined;

function installScript(): string {
  install ??= `Object.defineProperty(globalThis, '${ENGINE}', { value: (${createEngine.toString()})(${injectedScript()}) });`;
  return install;
}
