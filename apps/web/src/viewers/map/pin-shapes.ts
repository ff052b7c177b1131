/** Shapes of the pins, as SVG paths in screen pixels. */
import type { PinKind } from './map-palette.ts';

/** Size of the image, centre and radius of the head, and y of the tip. */
export const PIN = { width: 40, height: 48, x: 20, y: 18, radius: 14, tip: 44 } as const;

/** A round head with a tapering foot. */
export const PIN_BODY = 'M20 44C18.6 38.4 6 31 6 18a14 14 0 0 1 28 0C34 31 21.4 38.4 20 44z';
/** Width of the ring around it, which lies half under the fill. */
export const PIN_RING = 4;

const GLYPH_SIZE = 15.5;
const GLYPH_UNITS = 24;
export const PIN_GLYPH = {
  left: PIN.x - GLYPH_SIZE / 2,
  top: PIN.y - GLYPH_SIZE / 2,
  scale: GLYPH_SIZE / GLYPH_UNITS,
  lineWidth: 2.4,
} as const;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** SVG paths of the icons that lists use for these kinds, from Lucide (ISC licence, 24 units). */
export const PIN_GLYPHS: Readonly<Record<PinKind, string>> = {
  article:
    'M10 18v-7M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7',
  // It has its number.
  stop: '',
  group: `M9 5h8.5a1 1 0 0 1 0 7h-11a1 1 0 0 0 0 7H15${circle(18, 19, 3)}${circle(6, 5, 3)}`,
  rebus:
    'M15.39 4.39a1 1 0 0 0 1.68-.474 2.5 2.5 0 1 1 3.014 3.015 1 1 0 0 0-.474 1.68l1.683 1.682a2.414 2.414 0 0 1 0 3.414L19.61 15.39a1 1 0 0 1-1.68-.474 2.5 2.5 0 1 0-3.014 3.015 1 1 0 0 1 .474 1.68l-1.683 1.682a2.414 2.414 0 0 1-3.414 0L8.61 19.61a1 1 0 0 0-1.68.474 2.5 2.5 0 1 1-3.014-3.015 1 1 0 0 0 .474-1.68l-1.683-1.682a2.414 2.414 0 0 1 0-3.414L4.39 8.61a1 1 0 0 1 1.68.474 2.5 2.5 0 1 0 3.014-3.015 1 1 0 0 1-.474-1.68l1.683-1.682a2.414 2.414 0 0 1 3.414 0z',
  owner:
    'M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16',
  post: 'M8.09 9a4 4 0 0 1 7.83 1c0 2.6-3.92 3-3.92 5M12 20h.01',
  'post-started': `${circle(4, 12, 1)}${circle(12, 12, 1)}${circle(20, 12, 1)}`,
  'post-locked':
    'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
  'post-solved': 'M20 6 9 17l-5-5',
};
