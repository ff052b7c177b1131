import { expect, it } from 'vitest';
import { isWellInside } from './map-camera.ts';

const PHONE = { width: 390, height: 700 };
const CARD = 250;

it.each([
  ['in the middle', 195, 300, 0, true],
  ['low on a map without a card', 195, 600, 0, true],
  ['under the card', 195, 600, CARD, false],
  ['just above the card', 195, 420, CARD, false],
  ['well above the card', 195, 390, CARD, true],
  ['at the upper edge', 195, 20, CARD, false],
  ['at the left edge', 20, 300, CARD, false],
  ['at the right edge', 380, 300, CARD, false],
])('a point %s is well inside the map: %i, %i above %i: %s', (_where, x, y, covered, isSeen) => {
  expect(isWellInside({ x, y }, PHONE, covered)).toBe(isSeen);
});
