/** The plan of a town, which the pack draws: seen near, and neither drawn nor fetched from afar. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../visitor.ts';

test.describe.configure({ timeout: 60_000 });

/** The machine of a test draws the map by itself, and is busy. */
const SOON = { timeout: 20_000 };
const BRYGGEN = '60.3973,5.3233';
const PLAN = '/basemap/plan.geojson';
/** Of houses without a name, as the light palette of plans has it. */
const HOUSE = [0xd9, 0xcb, 0xb6];

/** The share of the map that is drawn as houses. */
async function housesOn(page: Page): Promise<number> {
  const canvas = page.locator('[data-status=ready] canvas');
  await expect(canvas).toBeVisible(SOON);
  const picture = await canvas.screenshot({ animations: 'disabled' });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let houses = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (HOUSE.every((part, index) => Math.abs((data[at + index] ?? 0) - part) < 3)) houses += 1;
  }
  return houses / (info.width * info.height);
}

test('shows the houses of Bryggen when the map is near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto(`/explore/map?c=${BRYGGEN}&z=8`);
  expect(await housesOn(page)).toBe(0);
  expect(asked).not.toContain(PLAN);

  await page.goto(`/explore/map?c=${BRYGGEN}&z=16`);
  await expect.poll(async () => housesOn(page), SOON).toBeGreaterThan(0.02);
  expect(asked).toContain(PLAN);
  await expect(page.getByText('GSHHG')).toBeVisible();
});

test('changes its palette with the theme', async ({ page }) => {
  await page.goto(`/explore/map?c=${BRYGGEN}&z=16`);
  await expect.poll(async () => housesOn(page), SOON).toBeGreaterThan(0.02);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => housesOn(page), SOON).toBe(0);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => housesOn(page), SOON).toBeGreaterThan(0.02);
});
