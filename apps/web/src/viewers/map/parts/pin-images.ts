/** Draws the pins at the screen's resolution, so that they are as sharp as text. */
import { siteProfile } from '#browser/site-profile.ts';
import type { MapTheme } from '@varde/domain/ground-palette';
import { PIN_KINDS, mapPalette, type MapPalette, type PinKind } from '../map-palette.ts';
import { PLACE_DOT } from '../name-layers.ts';
import { PIN, PIN_BODY, PIN_GLYPH, PIN_GLYPHS, PIN_RING } from '../pin-shapes.ts';
import { MARKED_SCALE, pinImage } from '../point-layers.ts';

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

function drawBody(pen: OffscreenCanvasRenderingContext2D, fill: string, ring: string): void {
  const body = new Path2D(PIN_BODY);
  pen.lineJoin = 'round';
  pen.strokeStyle = ring;
  pen.lineWidth = PIN_RING;
  pen.stroke(body);
  pen.fillStyle = fill;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- not of an array
  pen.fill(body);
}

function drawGlyph(pen: OffscreenCanvasRenderingContext2D, glyph: string, color: string): void {
  pen.translate(PIN_GLYPH.left, PIN_GLYPH.top);
  pen.scale(PIN_GLYPH.scale, PIN_GLYPH.scale);
  pen.strokeStyle = color;
  pen.lineWidth = PIN_GLYPH.lineWidth;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(glyph));
}
