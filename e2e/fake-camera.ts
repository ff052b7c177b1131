/**
 * A camera that sees what a story puts before it: a picture of a real QR code as a film for Chromium's fake camera, and a
 * browser that has it. The picture is one frame for ever, so that a story does not depend on when it looks.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, hydrated, test as visitorTest } from './visitor.ts';

export { expect };

/** How the code is held. */
export type Held =
  | 'straight'
  /** Seen from the side, and turned. */
  | 'tilted'
  /** At dusk: little between dark and light, grain, and not quite sharp. */
  | 'dim';

const FILM = { width: 640, height: 480 };
const FRAMES = 5;
const DOT = 8;

/** A film of a sign with this text in its QR code; the file's name. */
export async function filmOf(text: string, held: Held = 'straight'): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'varde-camera-'));
  const frame = await sharp(await seen(await drawCode(text), held))
    .jpeg({ quality: 85, chromaSubsampling: '4:2:0' })
    .toBuffer();
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
  const picture = await sharp(turned)
    .resize({ ...FILM, fit: 'contain', background: wall })
    .removeAlpha()
    .toColourspace('srgb')
    .png()
    .toBuffer();
  return held === 'dim' ? dimmed(picture) : picture;
}

async function dimmed(picture: Buffer): Promise<Buffer> {
  const grain = await sharp({
    create: {
      ...FILM,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 12, sigma: 6 },
    },
  })
    .png()
    .toBuffer();
  return sharp(picture)
    .blur(1.4)
    .linear(0.16, 8)
    .composite([{ input: grain, blend: 'add' }])
    .png()
    .toBuffer();
}

export interface Camera {
  /** What it sees; by default there is no camera at all. */
  readonly film?: string;
  /** Whether the visitor has allowed it before; where not, the browser refuses it. */
  readonly isAllowed?: boolean;
}

interface WithCamera {
  /** Opens a page in a browser of its own: what its camera sees is settled when it starts. */
  openWith: (camera: Camera, address: string) => Promise<Page>;
}

export const test = visitorTest.extend<WithCamera>({
  openWith: async ({ playwright, launchOptions, contextOptions, baseURL, viewport }, give) => {
    const browsers: Browser[] = [];
    const foreign: string[] = [];
    await give(async ({ film, isAllowed = false }, address) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...cameraSwitches(film, isAllowed)],
      });
      browsers.push(browser);
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        locale: 'nb-NO',
        ...(baseURL ? { baseURL } : {}),
        permissions: isAllowed ? ['camera'] : [],
      });
      const page = await context.newPage();
      page.on('request', (request) => {
        if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
          foreign.push(request.url());
      });
      await page.goto(address);
      await hydrated(page);
      return page;
    });
    await Promise.all(browsers.map((browser) => browser.close()));
    expect(foreign).toEqual([]);
  },
});

/** The windowless browser has no question to put to a visitor: its answer is given here. */
function cameraSwitches(film: string | undefined, isAllowed: boolean): string[] {
  if (film === undefined) return [];
  return [
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
    `--use-fake-ui-for-media-stream${isAllowed ? '' : '=deny'}`,
  ];
}
