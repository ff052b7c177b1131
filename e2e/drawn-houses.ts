/** What a map draws of the plan, told by its colours: no page says it. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './visitor.ts';

/** The machine of a test draws the map by itself, and is busy. */
export const SOON = { timeout: 20_000 };
/** Of houses without a name, as the light palette of plans has it. */
const HOUSE = [0xd9, 0xcb, 0xb6];

/** The share of the map that is drawn as houses. */
export async function housesOn(page: Page): Promise<number> {
  const canvas = page.locator('[data-status=ready] canvas');
  await expect(canvas).toBeVisible(SOON);
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
