/** The map as visitors see it: touched, and what it draws of the town map, by its colours. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './visitor.ts';

/** Without a graphics card a map is static until it is touched. */
export const touchMap = (page: Page): Promise<void> =>
  page.locator('[data-status=static], [data-status=loading], [data-status=ready]').hover();

/** Buildings without a name in the light palette (town-map-style.ts). */
const HOUSE = [0xd9, 0xcb, 0xb6];

/** Share of the map's pixels that are houses. */
export async function housesOn(page: Page): Promise<number> {
  const canvas = page.locator('[data-status=ready] canvas');
  await expect(canvas).toBeVisible();
  const screenshot = await canvas.screenshot({ animations: 'disabled' });
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let houses = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (HOUSE.every((part, index) => Math.abs((data[at + index] ?? 0) - part) < 3)) houses += 1;
  }
  return houses / (info.width * info.height);
}
