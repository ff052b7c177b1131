/** Video of QR codes for Chromium's fake camera. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { encode } from 'uqr';

export type SignCondition =
  | 'straight'
  /** From the side, and rotated. */
  | 'tilted'
  /** At dusk: low contrast, noise and slight blur. */
  | 'dim';

const VIDEO_SIZE = { width: 640, height: 480 };
const FRAMES = 5;
const DOT = 8;

/** JPEG of a sign with a QR code of this text. */
export async function frameOf(
  text: string,
  condition: SignCondition = 'straight',
): Promise<Buffer> {
  return sharp(await photograph(await drawCode(text), condition))
    .jpeg({ quality: 85, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

/** Writes a video of one frame. @returns its path, for `removeSignVideo` */
export async function writeSignVideo(
  text: string,
  condition: SignCondition = 'straight',
): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'varde-camera-'));
  const frame = await frameOf(text, condition);
  const file = path.join(folder, 'sign.mjpeg');
  writeFileSync(file, Buffer.concat(Array.from({ length: FRAMES }, () => frame)));
  return file;
}

export function removeSignVideo(file: string): void {
  rmSync(path.dirname(file), { recursive: true, force: true });
}

function drawCode(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const points = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)));
  return sharp(points, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * DOT, size * DOT, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

async function photograph(code: Buffer, condition: SignCondition): Promise<Buffer> {
  const wall = { r: 120, g: 126, b: 110 };
  const rotated =
    condition === 'tilted'
      ? await sharp(code)
          .rotate(24, { background: wall })
          .affine([0.95, 0.28, 0.05, 0.72], { background: wall })
          .png()
          .toBuffer()
      : code;
  const image = await sharp(rotated)
    .resize({ ...VIDEO_SIZE, fit: 'contain', background: wall })
    .removeAlpha()
    .toColourspace('srgb')
    .png()
    .toBuffer();
  return condition === 'dim' ? dimmed(image) : image;
}

async function dimmed(image: Buffer): Promise<Buffer> {
  const outputLength = VIDEO_SIZE.width * VIDEO_SIZE.height * 3;
  const noise = createHash('shake256', { outputLength }).digest();
  const grain = await sharp(
    noise.map((byte) => byte % 25),
    { raw: { ...VIDEO_SIZE, channels: 3 } },
  )
    .png()
    .toBuffer();
  return sharp(image)
    .blur(1.4)
    .linear(0.16, 8)
    .composite([{ input: grain, blend: 'add' }])
    .png()
    .toBuffer();
}

/** A headless browser has no permission prompt: these switches set its result. */
export function cameraSwitches(videoPath: string | undefined, isAllowed: boolean): string[] {
  if (videoPath === undefined) return [];
  return [
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${videoPath}`,
    `--use-fake-ui-for-media-stream${isAllowed ? '' : '=deny'}`,
  ];
}
