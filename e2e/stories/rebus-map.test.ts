/** The map of a rebus that is played: the circle within which the next post opens, where it belongs and as large as it is. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { PLACES, REBUS, start } from '../rebus-player.ts';
import { expect, test } from '../visitor.ts';

test.describe.configure({ timeout: 60_000 });

/** The machine of a test draws the map by itself, and is busy. */
const SOON = { timeout: 20_000 };

const ZOOM = 16;
/** Metres from the first post within which it opens, as the demo pack has it. */
const PROXIMITY = 50;
const { latitude, longitude } = PLACES[1] ?? { latitude: 0, longitude: 0 };
/** Of MapLibre's tiles of 512 points. */
const METRES_A_POINT = (40_075_017 * Math.cos((latitude * Math.PI) / 180)) / 512 / 2 ** ZOOM;

async function mapPicture(page: Page) {
  await page.goto(`${REBUS}/map?c=${latitude},${longitude}&z=${ZOOM}`);
  const canvas = page.locator('[data-status=ready] canvas');
  await expect(canvas).toBeVisible(SOON);
  const picture = () => canvas.screenshot({ animations: 'disabled' });
  // Drawn to its end when two pictures are the same.
  let last = await picture();
  await expect
    .poll(async () => {
      const before = last;
      last = await picture();
      return last.equals(before);
    }, SOON)
    .toBe(true);
  return sharp(last).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

test('shows how near one must come', async ({ page }) => {
  const before = await mapPicture(page);
  await start(page);
  const after = await mapPicture(page);
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
  const radius = PROXIMITY / METRES_A_POINT;
  expect(distances.length).toBeGreaterThan(radius);
  const onCircle = distances.filter((distance) => Math.abs(distance - radius) < 8);
  expect(onCircle.length / distances.length).toBeGreaterThan(0.95);
});
