/** Map of a rebus in progress: place and size of the circle within which the next post opens. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { housesOn } from '../map.ts';
import { PLACES, REBUS, answerButton, openBySign, post, solve, start } from '../rebus-player.ts';
import { expect, explainPosition, hydrated, pendingRequestsOf, test } from '../visitor.ts';

const ZOOM = 16;
/** Metres from the first post within which it opens, as in the demo pack. */
const PROXIMITY = 50;
const { latitude, longitude } = PLACES[1] ?? { latitude: 0, longitude: 0 };
/** For MapLibre’s tiles of 512 pixels. */
const METRES_PER_PIXEL = (40_075_017 * Math.cos((latitude * Math.PI) / 180)) / 512 / 2 ** ZOOM;

async function mapPixels(page: Page) {
  const pending = pendingRequestsOf(page);
  await page.goto(`${REBUS}/map?c=${latitude},${longitude}&z=${ZOOM}`);
  // With the state of its posts in the run, if there is one.
  await hydrated(page);
  const canvas = page.locator('[data-status=ready] canvas');
  // The town map is loaded after the first drawing.
  await expect.poll(() => housesOn(page)).toBeGreaterThan(0.002);
  const takeScreenshot = () => canvas.screenshot({ animations: 'disabled' });
  // Completely drawn once nothing more is loaded and two screenshots are the same.
  let last = await takeScreenshot();
  await expect
    .poll(async () => {
      const before = last;
      const isLoaded = pending.size === 0;
      last = await takeScreenshot();
      return isLoaded && last.equals(before);
    })
    .toBe(true);
  return sharp(last).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

type Pixels = Awaited<ReturnType<typeof mapPixels>>;

/** Expects that what differs between two maps is a circle of the proximity. */
function expectCircle(before: Pixels, after: Pixels): void {
  const { width, height } = after.info;
  const distances: number[] = [];
  for (let at = 0; at < after.data.length; at += 3) {
    const isChanged = [0, 1, 2].some((part) => {
      return Math.abs((before.data[at + part] ?? 0) - (after.data[at + part] ?? 0)) > 24;
    });
    const point = at / 3;
    const [x, y] = [point % width, Math.floor(point / width)];
    if (isChanged) distances.push(Math.hypot(x - width / 2, y - height / 2));
  }
  const radius = PROXIMITY / METRES_PER_PIXEL;
  expect(distances.length).toBeGreaterThan(radius);
  const onCircle = distances.filter((distance) => Math.abs(distance - radius) < 8);
  expect(onCircle.length / distances.length).toBeGreaterThan(0.95);
}

/** The pin of the first post: pixels to each side of the centre of the image, and above it. */
const PIN = { width: 14, height: 42 };

/** Lightness of the pin, pixel by pixel, without its colour. */
function pinPixels({ data, info }: Pixels) {
  const box = {
    left: Math.round(info.width / 2) - PIN.width,
    top: Math.round(info.height / 2) - PIN.height,
    width: 2 * PIN.width,
    height: PIN.height,
  };
  return sharp(data, { raw: info }).extract(box).greyscale().normalise().raw().toBuffer();
}

/** Two images of one pin are identical; a glyph of thin lines differs in some 3 % of the pixels. */
const MIN_DIFFERENCE = 0.015;

/** Share of the pixels that are much lighter or darker. */
function difference(one: Buffer, other: Buffer): number {
  return one.filter((light, at) => Math.abs(light - (other[at] ?? 0)) > 60).length / one.length;
}

test('the map shows the proximity of a post as a circle, and its status in the glyph of its pin; it explains the position before the browser asks @phone', async ({
  page,
}) => {
  const before = await mapPixels(page);
  const locked = await pinPixels(before);
  await start(page);
  expectCircle(before, await mapPixels(page));
  await page.goto(post(1));
  await openBySign(page, 1);
  await expect(answerButton(page)).toBeVisible();
  const open = await pinPixels(await mapPixels(page));
  await page.goto(post(1));
  await page.getByLabel('Svaret ditt').fill('anker');
  await answerButton(page).click();
  await expect(page.getByText(/^Ikke helt/)).toBeVisible();
  const started = await pinPixels(await mapPixels(page));
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Fisketorget' });
  await expect(row).toContainText('Påbegynt');
  await page.goto(post(1));
  await solve(page, 1);
  await expect(page.getByRole('dialog')).toBeVisible();
  const solved = await pinPixels(await mapPixels(page));
  await explainPosition(page);
  const pins = { locked, open, begun: started, solved };
  for (const [name, pin] of Object.entries(pins))
    for (const [other, another] of Object.entries(pins))
      if (name < other)
        expect.soft(difference(pin, another), `${name}, ${other}`).toBeGreaterThan(MIN_DIFFERENCE);
});
