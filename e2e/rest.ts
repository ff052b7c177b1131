/** What a page does while nothing happens: each of it keeps a phone awake. */
import { expect, type Page } from '@playwright/test';

interface Work {
  /** Animation frames that were requested, since the page was opened. */
  frames: number;
  /** Timers that were set. */
  timers: number;
  /** Delays of the timers that are to come, and of intervals. */
  readonly left: Map<unknown, string>;
  readonly positions: Set<number>;
}

/** Milliseconds; longer timers cost nothing that is noticed. */
const SHORT_MS = 30_000;

/**
 * Before the first page is opened.
 * @param below milliseconds: longer timers do not count
 */
export async function watchWork(page: Page, below = SHORT_MS): Promise<void> {
  await page.addInitScript(record, below);
}

/** Runs in the page. */
function record(below: number): void {
  const work: Work = { frames: 0, timers: 0, left: new Map(), positions: new Set() };
  Object.assign(window, { work });
  const requestFrame = window.requestAnimationFrame.bind(window);
  const startTimeout = window.setTimeout.bind(window);
  const startInterval = window.setInterval.bind(window);
  const clear = window.clearTimeout.bind(window);
  window.requestAnimationFrame = (callback) => {
    work.frames += 1;
    return requestFrame(callback);
  };
  const follow = (id: unknown, kind: string, delay = 0): void => {
    if (delay >= below) return;
    work.timers += 1;
    work.left.set(id, `${kind} of ${delay} ms`);
  };
  Object.assign(window, {
    setTimeout(handler: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) {
      const run = (): void => {
        work.left.delete(id);
        handler(...args);
      };
      const id = startTimeout(run, delay);
      follow(id, 'timeout', delay);
      return id;
    },
    setInterval(handler: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) {
      const id = startInterval(handler, delay, ...args);
      follow(id, 'interval', delay);
      return id;
    },
  });
  window.clearTimeout = window.clearInterval = (id) => {
    work.left.delete(id);
    clear(id);
  };
  const { geolocation } = navigator;
  const watchPosition = geolocation.watchPosition.bind(geolocation);
  const clearWatch = geolocation.clearWatch.bind(geolocation);
  geolocation.watchPosition = (...args) => {
    const id = watchPosition(...args);
    work.positions.add(id);
    return id;
  };
  geolocation.clearWatch = (id) => {
    work.positions.delete(id);
    clearWatch(id);
  };
}

/** What the page has started, and what is left of it. */
export function readWork(page: Page): Promise<{ frames: number; timers: number; left: string[] }> {
  return page.evaluate(() => {
    const { frames, timers, left, positions } = (window as unknown as { work: Work }).work;
    const watches = [...positions].map((id) => `watch ${id} of the position`);
    return { frames, timers, left: [...left.values(), ...watches] };
  });
}

/** So many looks in a row, 50 ms apart, at which nothing was new: a loop would start dozens. */
const STILL_LOOKS = 10;
const AT_REST = 'at rest';

/** Waits until the page starts nothing, and neither short timers nor watches of the position are left. */
export async function expectRest(page: Page): Promise<void> {
  let [last, looks] = [NaN, 0];
  const look = async (): Promise<string> => {
    const { frames, timers, left } = await readWork(page);
    const started = frames + timers;
    looks = started === last && left.length === 0 ? looks + 1 : 0;
    const news = `${started - last} new frames and timers; left: ${left.join(', ')}`;
    last = started;
    return looks >= STILL_LOOKS ? AT_REST : news;
  };
  await expect.poll(look, { intervals: [50] }).toBe(AT_REST);
}
