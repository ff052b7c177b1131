/** Pictures of real QR codes as a camera in the field has them. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { encode } from 'uqr';

/** How the code is held. */
export type Held =
  | 'straight'
  /** Seen from the side, and turned. */
  | 'tilted'
  /** At dusk: little between dark and light, grain, and not quite sharp. */
  | 'dim';

const VIDEO_SIZE = { width: 640, height: 480 };
const FRAMES = 5;
const DOT = 8;

/** What the camera sees of a sign with this text in its QR code: a JPEG. */
export async function frameOf(text: string, held: Held = 'straight'): Promise<Buffer> {
  return sharp(await seen(await drawCode(text), held))
    .jpeg({ quality: 85, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

/** A film of nothing but that frame, for Chromium's fake camera; the file's name. */
export async function writeSignVideo(text: string, held: Held = 'straight'): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'varde-camera-'));
  const frame = await frameOf(text, held);
  const file = path.join(folder, 'sign.mjpeg');
  writeFileSync(file, Buffer.concat(Array.from({ length: FRAMES }, () => frame)));
  return file;
}

function drawCode(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const points = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)));
  return sharp(points, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * DOT, size * DOT, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

/** Before a wall, as the camera has it. */
async function seen(code: Buffer, held: Held): Promise<Buffer> {
  const wall = { r: 120, g: 126, b: 110 };
  const turned =
    held === 'tilted'
      ? await sharp(code)
          .rotate(24, { background: wall })
          .affine([0.95, 0.28, 0.05, 0.72], { background: wall })
          .png()
          .toBuffer()
      : code;
  const image = await sharp(turned)
    .resize({ ...VIDEO_SIZE, fit: 'contain', background: wall })
    .removeAlpha()
    .toColourspace('srgb')
    .png()
    .toBuffer();
  return held === 'dim' ? dimmed(image) : image;
}

async function dimmed(image: Buffer): Promise<Buffer> {
  const grain = await sharp({
    create: {
      ...VIDEO_SIZE,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 12, sigma: 6 },
    },
  })
    .png()
    .toBuffer();
  return sharp(image)
    .blur(1.4)
    .linear(0.16, 8)
    .composite([{ input: grain, blend: 'add' }])
    .png()
    .toBuffer();
}

/** The windowless browser has no question to put to a visitor: its answer is given here. */
export function cameraSwitches(videoPath: string | undefined, isAllowed: boolean): string[] {
  if (videoPath === undefined) return [];
  return [
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${videoPath}`,
    `--use-fake-ui-for-media-stream${isAllowed ? '' : '=deny'}`,
  ];
}
