/** What each screen does in a minute in which nothing happens: it keeps a phone awake. */
import { setTimeout } from 'node:timers/promises';
import { devices, type Browser } from '@playwright/test';
import { readWork, watchWork } from '../e2e/rest.ts';
import { SCREENS } from '../e2e/screens.ts';
import { launchBrowser } from './processes.ts';

const MINUTE_MS = 60_000;
/** Timers of the first paint, and pages that are loaded ahead, have run out. */
const SETTLED_MS = 10_000;
/** At the same time, each in a browser context of its own. */
const AT_ONCE = 10;

export interface RestResult {
  readonly path: string;
  /** Started within the minute. */
  readonly frames: number;
  readonly timers: number;
  /** At its end: timers that are to come, intervals, and watches of the position. */
  readonly left: readonly string[];
  /** Of the main thread, within the minute. */
  readonly taskMs: number;
}

export async function measureRest(origin: string): Promise<readonly RestResult[]> {
  const browser = await launchBrowser();
  const paths = Object.values(SCREENS).flat();
  const results: RestResult[] = [];
  try {
    for (let from = 0; from < paths.length; from += AT_ONCE) {
      const some = paths.slice(from, from + AT_ONCE);
      results.push(...(await Promise.all(some.map((path) => rest(browser, origin, path)))));
    }
  } finally {
    await browser.close();
  }
  return results;
}

async function rest(browser: Browser, origin: string, path: string): Promise<RestResult> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'nb-NO' });
  const page = await context.newPage();
  // All of them; an argument of a page's script is JSON, which has no Infinity.
  await watchWork(page, Number.MAX_SAFE_INTEGER);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const taskMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.locator('html[data-hydrated=true]').waitFor();
  await setTimeout(SETTLED_MS);
  const [before, spent] = [await readWork(page), await taskMs()];
  await setTimeout(MINUTE_MS);
  const [after, spentNow] = [await readWork(page), await taskMs()];
  await context.close();
  return {
    path,
    frames: after.frames - before.frames,
    timers: after.timers - before.timers,
    left: after.left,
    taskMs: spentNow - spent,
  };
}
