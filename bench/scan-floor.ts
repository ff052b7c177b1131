/** The floor of scanning: the decoder alone, in a page of its own, on the picture that the camera has. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from './processes.ts';

const ADDRESS = '/floor/';
const READER = path.join(root, 'node_modules', 'zxing-wasm', 'dist');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};
/** The first reading also makes the decoder ready. */
const READINGS = 8;

/** Milliseconds of one reading, the middle of several; `throttled` slows the page down once it stands. */
export async function readAlone(
  page: Page,
  origin: string,
  frame: Buffer,
  throttled: (page: Page) => Promise<void>,
): Promise<number> {
  await page.route(`${origin}${ADDRESS}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(ADDRESS.length);
    if (file === '')
      return route.fulfill({ contentType: 'text/html', body: '<title>floor</title>' });
    if (file === 'frame') return route.fulfill({ contentType: 'image/jpeg', body: frame });
    const contentType = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(path.join(READER, file)) });
  });
  await page.goto(origin + ADDRESS);
  await throttled(page);
  const times = await page.evaluate<number[]>(READ_ALONE);
  return times.toSorted((a, b) => a - b)[Math.floor(READINGS / 2)] ?? Infinity;
}

/** Runs in the page: as the site's reader does, from a picture to its text. */
const READ_ALONE = `(async () => {
  const { prepareZXingModule, readBarcodes } = await import('${ADDRESS}es/reader/index.js');
  const locateFile = () => '${ADDRESS}reader/zxing_reader.wasm';
  await prepareZXingModule({ overrides: { locateFile }, fireImmediately: true });
  const picture = await createImageBitmap(await (await fetch('${ADDRESS}frame')).blob());
  const times = [];
  for (let nr = 0; nr <= ${READINGS}; nr += 1) {
    const begun = performance.now();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(picture, 0, 0);
    const data = pen.getImageData(0, 0, picture.width, picture.height);
    const [found] = await readBarcodes(data, { formats: ['QRCode'], tryHarder: true });
    if (!found) throw new Error('The decoder alone does not read it');
    if (nr > 0) times.push(performance.now() - begun);
  }
  return times;
})()`;
