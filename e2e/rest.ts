/** What a page does while nothing happens: each of it keeps a phone awake. */
import { expect, type Page } from '@playwright/test';

interface Work {
  /** Animation frames and short timers, since the page was opened. */
  started: number;
  /** Delays of the short timers that are to come, and of intervals. */
  readonly timers: Map<unknown, string>;
  readonly positions: Set<number>;
}

/** Before the first page is opened. */
export async function watchWork(page: Page): Promise<void> {
  await page.addInitScript(record);
}

/** Runs in the page. */
function record(): void {
  /** Milliseconds; longer ones cost nothing that is noticed. */
  const SHORT = 30_000;
  const work: Work = { started: 0, timers: new Map(), positions: new Set() };
  Object.assign(window, { work });
  const requestFrame = window.requestAnimationFrame.bind(window);
  const startTimeout = window.setTimeout.bind(window);
  const startInterval = window.setInterval.bind(window);
  const clear = window.clearTimeout.bind(window);
  window.requestAnimationFrame = (callback) => {
    work.started += 1;
    return requestFrame(callback);
  };
  const follow = (id: unknown, kind: string, delay = 0): void => {
    if (delay >= SHORT) return;
    work.started += 1;
    work.timers.set(id, `${kind} of ${delay} ms`);
  };
  Object.assign(window, {
    setTimeout(handler: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) {
      const run = (): void => {
        work.timers.delete(id);
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
    work.timers.delete(id);
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

/** So many looks in a row, 50 ms apart, at which nothing was new: a loop would start dozens. */
const STILL_LOOKS = 10;
const AT_REST = 'at rest';

/** Waits until the page starts nothing, and neither short timers nor watches of the position are left. */
export async function expectRest(page: Page): Promise<void> {
  let [last, looks] = [NaN, 0];
  const look = async (): Promise<string> => {
    const { started, left } = await page.evaluate(() => {
      const { work } = window as unknown as { work: Work };
      const watches = [...work.positions].map((id) => `watch ${id} of the position`);
      return { started: work.started, left: [...work.timers.values(), ...watches] };
    });
    looks = started === last && left.length === 0 ? looks + 1 : 0;
    const news = `${started - last} new frames and timers; left: ${left.join(', ')}`;
    last = started;
    return looks >= STILL_LOOKS ? AT_REST : news;
  };
  await expect.poll(look, { intervals: [50] }).toBe(AT_REST);
}
