/**
 * The map with very many points: time until they are drawn, and long tasks of the main thread;
 * beside MapLibre alone.
 */
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import { median } from './load.ts';
import { API_KEY, launchBrowser } from './processes.ts';

const ROUNDS = 3;
const MAP_PATH = '/explore/map?c=61,10&z=5';
const POINTS = 'documents/mapdata?schema_names=article,group,rebus,owner';
/** Long enough for tiles, fading and follow-up work. */
const REST_MS = 2_000;
const DRAGS = 4;
const DRAG_PX = 240;

/** Milliseconds. */
export interface MapResult {
  /** From the points' arrival until the map shows them. */
  readonly firstPins: number;
  /** The longest main-thread task meanwhile, and while the map is dragged. */
  readonly onPoints: number;
  readonly panning: number;
}

/** The median of several alternating rounds. */
export async function measureMap(
  origin: string,
  points: number,
): Promise<{ readonly ours: MapResult; readonly baseline: MapResult }> {
  const browser = await launchBrowser();
  const ours: MapResult[] = [];
  const baseline: MapResult[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
    await context.addInitScript({ content: watchMap(points) });
    const { result, box } = await measure(context, origin + MAP_PATH);
    ours.push(result);
    await routeBaseline(context, box, `/api/v3/${POINTS}`);
    baseline.push((await measure(context, `${origin}/baseline/`)).result);
    await context.close();
  }
  await browser.close();
  return { ours: middleOf(ours), baseline: middleOf(baseline) };
}

/** Two visits: detecting a change of the map would itself be a long task. */
async function measure(context: BrowserContext, url: string) {
  const looking = await open(context, url);
  const firstPins: number = await looking.page.evaluate(GIVE_AND_LOOK);
  await looking.page.close();
  const { page, box } = await open(context, url);
  await longest(page);
  await page.evaluate(GIVE);
  await page.waitForTimeout(REST_MS);
  const onPoints = await longest(page);
  await drag(page, box);
  const result: MapResult = { firstPins, onPoints, panning: await longest(page) };
  await page.close();
  return { result, box };
}

async function open(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(url);
  // Ours is static until it is touched.
  await page.locator('[data-status]').hover();
  const canvas = page.locator('[data-status=ready] canvas');
  await canvas.waitFor();
  const box = await canvas.boundingBox();
  if (!box) throw new Error(`There is no map at ${url}.`);
  await page.waitForTimeout(REST_MS);
  return { page, box };
}

const longest = (page: Page): Promise<number> => page.evaluate(LONGEST);

/** Drags back and forth. */
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
  const middle = (name: keyof MapResult): number => median(results.map((result) => result[name]));
  return {
    firstPins: middle('firstPins'),
    onPoints: middle('onPoints'),
    panning: middle('panning'),
  };
}

/* Sources of scripts for the page, which hold the points back and detect when they are drawn. */

/**
 * Milliseconds from the arrival of the points until the map looks different; looking blocks the
 * main thread.
 */
const GIVE_AND_LOOK = 'mapWatch.give(true)';
const GIVE = 'mapWatch.give(false)';
/** Milliseconds of the longest task since the last call. */
const LONGEST = 'mapWatch.longest()';

/** Must run before any script of the page. */
const watchMap = (points: number): string => `{
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask', buffered: true });

  // Without this a map can only be read at the moment of drawing.
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    return getContext.call(this, kind, { ...options, preserveDrawingBuffer: true });
  };

  const { promise: given, resolve: give } = Promise.withResolvers();
  const request = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(input.url ?? input, location.href);
    if (!url.pathname.endsWith('/documents/mapdata')) return request(input, init);
    url.searchParams.set('page_size', '${points}');
    const response = await request(url, init);
    const body = await response.blob();
    await given;
    return new Response(body, response);
  };

  const look = () => {
    const small = new OffscreenCanvas(64, 64).getContext('2d');
    small.drawImage(document.querySelector('canvas'), 0, 0, 64, 64);
    return small.getImageData(0, 0, 64, 64).data.join(' ');
  };
  window.mapWatch = {
    give: async (looks) => {
      const before = looks && look();
      const start = performance.now();
      give();
      while (looks && look() === before) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    },
    longest: () => {
      const found = longest;
      longest = 0;
      return found;
    },
  };
}`;

/*
 * The baseline: a page with MapLibre alone, and the same points, clustered in the same way, without
 * a basemap.
 */

interface Box {
  readonly width: number;
  readonly height: number;
}

const require = createRequire(import.meta.url);
const FILES = ['maplibre-gl.mjs', 'maplibre-gl-worker.mjs'];

/**
 * Serves the page at `/baseline/` of the measured server, from which it requests the same points.
 */
async function routeBaseline(context: BrowserContext, box: Box, pointsPath: string): Promise<void> {
  for (const file of FILES)
    await context.route(`**/baseline/${file}`, (route) =>
      route.fulfill({
        path: require.resolve(`maplibre-gl/dist/${file}`),
        contentType: 'text/javascript',
      }),
    );
  await context.route('**/baseline/', (route) =>
    route.fulfill({ body: page(box, pointsPath), contentType: 'text/html' }),
  );
}

const page = ({ width, height }: Box, pointsPath: string): string => `<!doctype html>
<div id="map" style="width: ${width}px; height: ${height}px"></div>
<script type="module">
  import { Map, setWorkerUrl } from '/baseline/maplibre-gl.mjs';
  setWorkerUrl('/baseline/maplibre-gl-worker.mjs');
  const collection = (features) => ({ type: 'FeatureCollection', features });
  const clusters = { cluster: true, clusterRadius: 44, clusterMaxZoom: 14 };
  const circles = { type: 'circle', source: 'points', paint: { 'circle-radius': 18 } };
  const map = new Map({
    container: 'map',
    center: [10, 61],
    zoom: 5,
    style: {
      version: 8,
      sources: { points: { type: 'geojson', data: collection([]), ...clusters } },
      layers: [
        { id: 'background', type: 'background', paint: { 'background-color': '#eee' } },
        { id: 'circles', ...circles },
      ],
    },
  });
  map.once('idle', async () => {
    map.getContainer().dataset.status = 'ready';
    const response = await fetch('${pointsPath}', { headers: { 'api-key': '${API_KEY}' } });
    const { points } = await response.json();
    const features = points.map(([id, kind, lat, lng]) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { id, kind },
    }));
    await map.getSource('points').setData(collection(features));
  });
</script>`;
