/**
 * Time from a QR code in the camera image to the text of the place, on a slow phone, for a code
 * held straight, at an angle and at dusk; beside the decoder alone on the same images.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type SignCondition, cameraSwitches, frameOf, writeSignVideo } from '../e2e/sign-video.ts';
import { type Comparison, alternate, median } from './load.ts';
import { launchBrowser, root } from './processes.ts';

const HELD: readonly SignCondition[] = ['straight', 'tilted', 'dim'];
const ROUNDS = 3;
/** Lighthouse's CPU slowdown factor for a mid-range phone. */
const SLOWER = 4;
const PHONE = { width: 390, height: 844 };

/** Milliseconds. */
export interface ScanResult extends Comparison {
  readonly held: SignCondition;
}

/** Source of a script for the page. */
const WATCH = `
  addEventListener('playing', () => (window.seen ??= performance.now()), true);
  new MutationObserver(() => {
    if (/Urnes/.test(document.querySelector('h1')?.textContent ?? '')) window.read ??= performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

/** The median of several rounds for each pose of the code, alternating with the decoder alone. */
export async function measureScan(origin: string): Promise<ScanResult[]> {
  const results: ScanResult[] = [];
  for (const held of HELD) results.push(await measureHeld(origin, held));
  return results;
}

async function measureHeld(origin: string, held: SignCondition): Promise<ScanResult> {
  const text = `${origin}/1001`;
  const videoPath = await writeSignVideo(text, held);
  const browser = await launchBrowser(cameraSwitches(videoPath, true));
  // Observers are evaluated in the page, whose policy forbids that.
  const context = await browser.newContext({
    viewport: PHONE,
    permissions: ['camera'],
    bypassCSP: true,
  });
  const withPage = async (measure: (page: Page) => Promise<number>): Promise<number> => {
    const page = await context.newPage();
    const elapsed = await measure(page);
    await page.close();
    return elapsed;
  };
  const result = await alternate(
    ROUNDS,
    () => withPage((page) => scan(page, origin)),
    async () => {
      const frame = await frameOf(text, held);
      return withPage((page) => readAlone(page, origin, frame));
    },
  );
  await browser.close();
  return { held, ...result };
}

/** From the first camera frame to the place's name in the page. */
async function scan(page: Page, origin: string): Promise<number> {
  await page.addInitScript(WATCH);
  await page.goto(`${origin}/scan`);
  await slowDown(page);
  await page.waitForFunction('window.read !== undefined');
  return page.evaluate<number>('window.read - window.seen');
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/* The baseline: the decoder alone, in a page of its own, on the camera's image. */

const BASELINE_PATH = '/baseline/';
const READER = path.join(root, 'node_modules', 'zxing-wasm', 'dist');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};
/** The first reading includes the decoder's start. */
const READINGS = 8;

/** Milliseconds of one reading, the median of several. */
async function readAlone(page: Page, origin: string, frame: Buffer): Promise<number> {
  await page.route(`${origin}${BASELINE_PATH}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(BASELINE_PATH.length);
    if (file === '')
      return route.fulfill({ contentType: 'text/html', body: '<title>baseline</title>' });
    if (file === 'frame') return route.fulfill({ contentType: 'image/jpeg', body: frame });
    const contentType = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(path.join(READER, file)) });
  });
  await page.goto(origin + BASELINE_PATH);
  await slowDown(page);
  const times = await page.evaluate<number[]>(READ_ALONE);
  return median(times);
}

/** Source of a script for the page: decodes an image like the site's reader. */
const READ_ALONE = `(async () => {
  const { prepareZXingModule, readBarcodes } = await import('${BASELINE_PATH}es/reader/index.js');
  const locateFile = () => '${BASELINE_PATH}reader/zxing_reader.wasm';
  await prepareZXingModule({ overrides: { locateFile }, fireImmediately: true });
  const picture = await createImageBitmap(await (await fetch('${BASELINE_PATH}frame')).blob());
  const times = [];
  for (let nr = 0; nr <= ${READINGS}; nr += 1) {
    const started = performance.now();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(picture, 0, 0);
    const data = pen.getImageData(0, 0, picture.width, picture.height);
    const [found] = await readBarcodes(data, { formats: ['QRCode'], tryHarder: true });
    if (!found) throw new Error('The decoder alone does not read it');
    if (nr > 0) times.push(performance.now() - started);
  }
  return times;
})()`;
