/** Draws the pins at the screen's own resolution, so that they are as crisp as the text beside them. */
import {
  MAP_PALETTES,
  PIN_KINDS,
  type MapPalette,
  type MapTheme,
  type PinKind,
} from '../map-palette.ts';
import { PLACE_DOT } from '../name-layers.ts';
import { pinImage } from '../point-layers.ts';
import { PIN, PIN_GLYPHS } from './pin-shapes.ts';

const MARKED_SCALE = 1.4;
const GLYPH_SIZE = 15.5;
const GLYPH_UNITS = 24;
/** Pixels of the screen, with a rim of one. */
const DOT_SIZE = 6;

export interface PinImage {
  readonly name: string;
  readonly data: ImageData;
  /** Pixels of the image for one pixel of the screen. */
  readonly pixelRatio: number;
}

/** Every kind's pin, plain and marked, and the dot of a place's name. */
export function pinImages(theme: MapTheme, pixelRatio: number): PinImage[] {
  const palette = MAP_PALETTES[theme];
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
  // Drawn by the processor: reading a small picture back from a graphics card takes longer than drawing it.
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
