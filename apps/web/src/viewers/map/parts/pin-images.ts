/** Draws the pins at the screen's resolution, so that they are as sharp as text. */
import { siteProfile } from '#browser/site-profile.ts';
import {
  PIN_KINDS,
  mapPalette,
  type MapPalette,
  type MapTheme,
  type PinKind,
} from '../map-palette.ts';
import { PLACE_DOT } from '../name-layers.ts';
import { MARKED_SCALE, pinImage } from '../point-layers.ts';

const GLYPH_SIZE = 15.5;
const GLYPH_UNITS = 24;
/** Screen pixels, including a rim of one. */
const DOT_SIZE = 6;

export interface PinImage {
  readonly name: string;
  readonly data: ImageData;
  /** Image pixels per screen pixel. */
  readonly pixelRatio: number;
}

/** Every pin, plain and marked, and the dot beside place names. */
export function pinImages(theme: MapTheme, pixelRatio: number): PinImage[] {
  const palette = mapPalette(theme, siteProfile());
  const pins = PIN_KINDS.flatMap((kind) =>
    [false, true].map((marked) => ({
      name: pinImage(kind, marked),
      data: drawPin(kind, palette, pixelRatio * (marked ? MARKED_SCALE : 1)),
      pixelRatio,
    })),
  );
  return [...pins, { name: PLACE_DOT, data: drawDot(palette, pixelRatio), pixelRatio }];
}

function drawDot({ village, halo }: MapPalette, scale: number): ImageData {
  const pen = penOf(DOT_SIZE, DOT_SIZE, scale);
  const middle = DOT_SIZE / 2;
  for (const [radius, color] of [
    [middle, halo],
    [middle - 1, village],
  ] as const) {
    pen.beginPath();
    pen.arc(middle, middle, radius, 0, 2 * Math.PI);
    pen.fillStyle = color;
    pen.fill();
  }
  return read(pen);
}

function penOf(width: number, height: number, scale: number): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  // Drawn on the CPU: reading a small image back from the GPU takes longer than drawing it.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('No drawing surface for the pins');
  pen.scale(scale, scale);
  return pen;
}

function read(pen: OffscreenCanvasRenderingContext2D): ImageData {
  return pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height);
}

function drawPin(kind: PinKind, palette: MapPalette, scale: number): ImageData {
  const pen = penOf(PIN.width, PIN.height, scale);
  drawShadow(pen);
  drawBody(pen, palette.pins[kind], palette.pinRing);
  drawGlyph(pen, PIN_GLYPHS[kind], palette.pinGlyph);
  return read(pen);
}

function drawShadow(pen: OffscreenCanvasRenderingContext2D): void {
  const { x, tip } = PIN;
  const fade = pen.createRadialGradient(x, 0, 0, x, 0, 9);
  fade.addColorStop(0, 'rgb(12 20 28 / 45%)');
  fade.addColorStop(1, 'rgb(12 20 28 / 0%)');
  pen.save();
  pen.translate(0, tip);
  pen.scale(1, 0.42);
  pen.fillStyle = fade;
  pen.fillRect(x - 9, -9, 18, 18);
  pen.restore();
}

/** A round head with a tapering foot; the ring lies half under the fill. */
function drawBody(pen: OffscreenCanvasRenderingContext2D, fill: string, ring: string): void {
  const { x, y, radius, tip } = PIN;
  pen.beginPath();
  pen.moveTo(x, tip);
  pen.bezierCurveTo(x - 1.4, tip - 5.6, x - radius, tip - 13, x - radius, y);
  pen.arc(x, y, radius, Math.PI, 0);
  pen.bezierCurveTo(x + radius, tip - 13, x + 1.4, tip - 5.6, x, tip);
  pen.closePath();
  pen.lineJoin = 'round';
  pen.strokeStyle = ring;
  pen.lineWidth = 4;
  pen.stroke();
  pen.fillStyle = fill;
  pen.fill();
}

function drawGlyph(pen: OffscreenCanvasRenderingContext2D, glyph: string, color: string): void {
  const scale = GLYPH_SIZE / GLYPH_UNITS;
  pen.translate(PIN.x - GLYPH_SIZE / 2, PIN.y - GLYPH_SIZE / 2);
  pen.scale(scale, scale);
  pen.strokeStyle = color;
  pen.lineWidth = 2.4;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(glyph));
}

/** Screen pixels: size, centre and radius of the head, and y of the tip. */
const PIN = { width: 40, height: 48, x: 20, y: 18, radius: 14, tip: 44 } as const;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** SVG paths of the icons that lists use for these kinds, from Lucide (ISC licence, 24 units). */
const PIN_GLYPHS: Readonly<Record<PinKind, string>> = {
  article:
    'M10 18v-7M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7',
  // Its number is drawn by the layer.
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
