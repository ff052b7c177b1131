/** The map with very many points: how soon they are drawn, and for how long the page is held up; beside MapLibre alone. */
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { ensureChromium } from '../tools/chromium.ts';
import { routeFloor, type Box } from './map-floor.ts';
import { GIVE, GIVE_AND_LOOK, LONGEST, watchMap } from './map-watch.ts';

const ROUNDS = 3;
const ADDRESS = '/explore/map?c=61,10&z=5';
const POINTS = 'documents/mapdata?schema_names=article,group,rebus,owner';
const FLAGS = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
/** Long enough for tiles, fading and what follows them. */
const REST_MS = 2_000;
const DRAGS = 4;
const DRAG_PX = 240;

/** Milliseconds. */
export interface MapResult {
  /** From the points' arrival until the map shows them. */
  readonly firstPins: number;
  /** The longest task of the page's own thread meanwhile, and while the map is dragged. */
  readonly onPoints: number;
  readonly panning: number;
}

/** The middle of several rounds, in turns. */
export async function measureMap(
  origin: string,
  points: number,
): Promise<{ readonly ours: MapResult; readonly floor: MapResult }> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
  const ours: MapResult[] = [];
  const floor: MapResult[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
    await context.addInitScript({ content: watchMap(points) });
    const { result, box } = await measure(context, origin + ADDRESS);
    ours.push(result);
    await routeFloor(context, box, `/api/v3/${POINTS}`);
    floor.push((await measure(context, `${origin}/floor/`)).result);
    await context.close();
  }
  await browser.close();
  return { ours: middleOf(ours), floor: middleOf(floor) };
}

/** Two visits: seeing when the map changes would itself be a long task. */
async function measure(context: BrowserContext, address: string) {
  const looking = await open(context, address);
  const firstPins: number = await looking.page.evaluate(GIVE_AND_LOOK);
  await looking.page.close();
  const { page, box } = await open(context, address);
  await longest(page);
  await page.evaluate(GIVE);
  await page.waitForTimeout(REST_MS);
  const onPoints = await longest(page);
  await drag(page, box);
  const result: MapResult = { firstPins, onPoints, panning: await longest(page) };
  await page.close();
  return { result, box };
}

async function open(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address);
  const canvas = page.locator('[data-status=ready] canvas');
  await canvas.waitFor();
  const box = await canvas.boundingBox();
  if (!box) throw new Error(`There is no map at ${address}.`);
  await page.waitForTimeout(REST_MS);
  return { page, box };
}

const longest = (page: Page): Promise<number> => page.evaluate(LONGEST);

/** To and fro. */
async function drag(page: Page, { x, y, width, height }: Box & { x: number; y: number }) {
  const [left, top] = [x + width / 2, y + height / 2];
  for (let turn = 0; turn < DRAGS; turn++) {
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left + (turn % 2 ? DRAG_PX : -DRAG_PX), top + 60, { steps: 20 });
    await page.mouse.up();
    await page.waitForTimeout(REST_MS / 2);
  }
}

function middleOf(results: readonly MapResult[]): MapResult {
  const middle = (name: keyof MapResult): number =>
    results.map((result) => result[name]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  return {
    firstPins: middle('firstPins'),
    onPoints: middle('onPoints'),
    panning: middle('panning'),
  };
}
