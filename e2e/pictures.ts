/**
 * Compares what a page looks like with the pictures stored in e2e/pictures, on a phone and a
 * desktop, in both themes. Blocks are compared, not pixels: text may be drawn otherwise, but nothing
 * may move, disappear or change its colour (docs/decisions/0033-pictures-of-screens.md).
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test, type CDPSession, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { animationsFinished, expect } from './visitor.ts';

const FOLDER = path.join(import.meta.dirname, 'pictures');

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;
type Width = 390 | 1440;
type Theme = 'light' | 'dark';
/** In the order in which changing them takes the least work: axe leaves the page dark. */
const VIEWS = [
  { viewport: PHONE, theme: 'dark' },
  { viewport: DESKTOP, theme: 'dark' },
  { viewport: DESKTOP, theme: 'light' },
  { viewport: PHONE, theme: 'light' },
] as const;

/** Stored at half the size: large enough for a review, a fifth of the bytes. */
const SHRINK = 2;
const WEBP = { quality: 75, effort: 6, smartSubsample: true };
/** Side of a block, in pixels of a stored picture: 12 CSS pixels. */
const BLOCK = 6;
/** By how much the mean of a block may differ, of 255: WebP alone is the cause of up to 17. */
const MAX_DIFFERENCE = 20;
/** Blocks of a picture that may differ by more: a number that has changed, for example. */
const MAX_BLOCKS = 3;
/** A guard: maps and lists load in a fraction of it, even on a busy machine. */
const LOADED_WITHIN_MS = 60_000;
/** An image that is painted late, and what it moves, may still arrive in this time. */
const RETRY_MS = 20_000;

/** Of the names of pictures to store; none: all that differ; `undefined`: compares. */
const words = process.env['UPDATE_PICTURES']?.split(' ').filter(Boolean);

const nameOf = (screen: string, width: Width, theme: Theme): string =>
  `${screen}-${width}-${theme}`;
export const pictureNames = (screen: string): string[] =>
  VIEWS.map(({ viewport, theme }) => nameOf(screen, viewport.width, theme));
export const storedPictures = (): string[] =>
  existsSync(FOLDER) ? readdirSync(FOLDER).map((file) => path.parse(file).name) : [];
export function removePictures(names: readonly string[]): void {
  for (const name of names) rmSync(fileOf(name));
}

/** Whether pictures are being stored, for which screens need not be checked otherwise. */
export const isStoring = words !== undefined;
/** Whether the screen is visited: all are, unless pictures of others are being stored. */
export function isSelected(screen: string | undefined): boolean {
  if (words === undefined) return true;
  return screen !== undefined && pictureNames(screen).some(isRequested);
}
const isRequested = (name: string): boolean =>
  words?.length === 0 || (words ?? []).some((word) => name.includes(word));

/** Opening hours depend on the date. */
const DAY = '2026-06-10T10:00:00Z';

/** Sets the date of all pages that are opened from now on; time passes as usual. */
export async function setDate(page: Page): Promise<void> {
  await page.addInitScript((day) => {
    const RealDate = Date;
    const offset = Date.parse(day) - Date.now();
    window.Date = class extends RealDate {
      static override now = () => RealDate.now() + offset;
      constructor(...values: []) {
        super(...(values.length > 0 ? values : ([RealDate.now() + offset] as unknown as [])));
      }
    } as DateConstructor;
  }, DAY);
}

/**
 * Compares the page with its pictures, and leaves it in the light theme.
 * @param prepare brings the page into the state to compare, in each viewport
 */
export async function comparePictures(
  page: Page,
  screen: string,
  prepare?: (page: Page, width: Width) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const { viewport, theme } of VIEWS) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await prepare?.(page, viewport.width);
    await makeComparable(page);
    const name = nameOf(screen, viewport.width, theme);
    if (isStoring) await storePicture(name, session);
    else {
      const difference = await comparePicture(name, page, session);
      expect.soft(difference, difference).toBeUndefined();
    }
  }
  await page.evaluate(() => delete document.documentElement.dataset['picture']);
  await session.detach();
}

/**
 * One font and one way to draw it, as the site uses the system's. Canvases (maps, models, confetti)
 * are hidden; what surrounds them is compared.
 */
const STYLE = `
  :root[data-picture] { --font-sans: 'Picture Sans'; }
  [data-picture] * {
    caret-color: transparent !important;
    hyphens: manual !important;
    text-rendering: geometricPrecision !important;
  }
  [data-picture] canvas { visibility: hidden !important; }
`;

/** Regular, and one for all bold text. */
const FONTS = (
  [
    ['400', '100 500'],
    ['600', '501 900'],
  ] as const
).map(([file, weight]) => {
  const url = import.meta.resolve(
    `@fontsource/noto-sans/files/noto-sans-latin-${file}-normal.woff2`,
  );
  return { weight, data: readFileSync(fileURLToPath(url)).toString('base64') };
});

/** Sets font and scroll position, and waits for lazy content and images. */
async function makeComparable(page: Page): Promise<void> {
  const isFirst = await page.evaluate(() => {
    const isLoaded = [...document.fonts].some(({ family }) => family === 'Picture Sans');
    document.documentElement.dataset['picture'] = '';
    window.scrollTo(0, 0);
    return !isLoaded;
  });
  if (isFirst) await page.evaluate(addStyle, { style: STYLE, fonts: FONTS });
  await animationsFinished(page);
  await page.evaluate(contentLoaded, LOADED_WITHIN_MS);
}

/** Runs in the page, whose policy allows neither style elements nor fonts of other origins. */
async function addStyle({ style, fonts }: { style: string; fonts: typeof FONTS }): Promise<void> {
  for (const { weight, data } of fonts) {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    document.fonts.add(await new FontFace('Picture Sans', bytes, { weight }).load());
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in the page: waits for maps and lists, fonts, and the images of the viewport, and until they
 * are painted.
 */
async function contentLoaded(timeout: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isLoading = () =>
    [...document.querySelectorAll('[aria-busy=true]')].some((one) => one.checkVisibility());
  const end = performance.now() + timeout;
  while (isLoading()) {
    if (performance.now() > end) throw new Error(`A part of ${location.pathname} still loads.`);
    await frame();
  }
  await document.fonts.ready;
  const visible = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  });
  await Promise.allSettled(visible.map((image) => image.decode()));
  await frame();
  await frame();
}

interface Bitmap {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The viewport at the stored size. A fast PNG takes a third of the work of Playwright's. */
async function takeScreenshot(session: CDPSession): Promise<Bitmap> {
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
  const image = sharp(Buffer.from(data, 'base64')).removeAlpha();
  const { width, height } = await image.metadata();
  return bitmapOf(image.resize(width / SHRINK, height / SHRINK));
}

async function bitmapOf(image: Sharp): Promise<Bitmap> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const asSharp = ({ data, width, height }: Bitmap): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

const fileOf = (name: string): string => path.join(FOLDER, `${name}.webp`);

/** Screenshots in a row that must be the same before one is stored. */
const STABLE = 3;

async function storePicture(name: string, session: CDPSession): Promise<void> {
  if (!isRequested(name)) return;
  let current = await takeScreenshot(session);
  let repeated = 0;
  const isStable = async (): Promise<boolean> => {
    const last = current;
    current = await takeScreenshot(session);
    repeated = current.data.equals(last.data) ? repeated + 1 : 0;
    return repeated === STABLE;
  };
  await expect.poll(isStable, { message: name, intervals: [500], timeout: 20_000 }).toBe(true);
  const isUpToDate =
    existsSync(fileOf(name)) && isSame(differingBlocks(await stored(name), current));
  if (isUpToDate && words?.length === 0) return;
  mkdirSync(FOLDER, { recursive: true });
  await asSharp(current).webp(WEBP).toFile(fileOf(name));
}

const stored = (name: string): Promise<Bitmap> => bitmapOf(sharp(fileOf(name)));

/** @returns what differs, `undefined` if nothing does */
async function comparePicture(
  name: string,
  page: Page,
  session: CDPSession,
): Promise<string | undefined> {
  const accept = `If it is right: npm run pictures -- ${name}`;
  if (!existsSync(fileOf(name))) return `${name} has no stored picture. ${accept}`;
  const expected = await stored(name);
  const deadline = Date.now() + RETRY_MS;
  for (;;) {
    const actual = await takeScreenshot(session);
    const blocks = differingBlocks(expected, actual);
    if (isSame(blocks)) return undefined;
    if (Date.now() < deadline) {
      await page.evaluate(contentLoaded, LOADED_WITHIN_MS);
      continue;
    }
    const file = await writeDifference(name, expected, actual, blocks);
    return `${describe(name, blocks, expected)} Stored, now, difference: ${file}. ${accept}`;
  }
}

interface Block {
  readonly x: number;
  readonly y: number;
}

const isSame = (blocks: readonly Block[]): boolean => blocks.length <= MAX_BLOCKS;

/** Blocks whose mean colour differs, by their position in the picture. */
function differingBlocks(expected: Bitmap, actual: Bitmap): Block[] {
  const [before, now] = [blockMeans(expected), blockMeans(actual)];
  const columns = Math.ceil(expected.width / BLOCK);
  const blocks: Block[] = [];
  for (let at = 0; at < before.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) =>
        Math.abs((before[at + channel] ?? 0) - (now[at + channel] ?? 0)) > MAX_DIFFERENCE,
    );
    const index = at / 3;
    if (differs)
      blocks.push({ x: (index % columns) * BLOCK, y: Math.floor(index / columns) * BLOCK });
  }
  return blocks;
}

/** Mean red, green and blue of each block. */
function blockMeans({ data, width, height }: Bitmap): Float64Array {
  const columns = Math.ceil(width / BLOCK);
  const rows = Math.ceil(height / BLOCK);
  const sums = new Float64Array(columns * rows * 3);
  const counts = new Uint32Array(columns * rows);
  for (let at = 0, y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      const index = Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK);
      counts[index] = (counts[index] ?? 0) + 1;
      for (let channel = 0; channel < 3; channel += 1)
        sums[index * 3 + channel] = (sums[index * 3 + channel] ?? 0) + (data[at + channel] ?? 0);
    }
  return sums.map((sum, at) => sum / (counts[Math.floor(at / 3)] ?? 1));
}

/** Screen, width, theme, share, and the area that contains all differences, in CSS pixels. */
function describe(name: string, blocks: readonly Block[], { width, height }: Bitmap): string {
  const share = (blocks.length * BLOCK ** 2 * 100) / (width * height);
  const [xs, ys] = [blocks.map(({ x }) => x), blocks.map(({ y }) => y)];
  const from = `${Math.min(...xs) * SHRINK}, ${Math.min(...ys) * SHRINK}`;
  const to = `${(Math.max(...xs) + BLOCK) * SHRINK}, ${(Math.max(...ys) + BLOCK) * SHRINK}`;
  return `${name} differs in ${share.toFixed(1)} % of its area, from ${from} to ${to} px.`;
}

/** Writes the stored picture, the screen as it is, and where they differ, side by side. */
async function writeDifference(
  name: string,
  expected: Bitmap,
  actual: Bitmap,
  blocks: readonly Block[],
): Promise<string> {
  const { width, height } = expected;
  const rectangles = blocks.map(
    ({ x, y }) => `<rect x="${x}" y="${y}" width="${BLOCK}" height="${BLOCK}"/>`,
  );
  const marks = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="red" fill-opacity="0.5">${rectangles.join('')}</g></svg>`;
  const panels = await Promise.all([
    asSharp(expected).png().toBuffer(),
    asSharp(actual).png().toBuffer(),
    asSharp(actual)
      .greyscale()
      .toColourspace('srgb')
      .composite([{ input: Buffer.from(marks) }])
      .png()
      .toBuffer(),
  ]);
  const file = path.join(test.info().project.outputDir, 'pictures', `${name}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  const gap = 8;
  await sharp({
    create: { width: 3 * width + 2 * gap, height, channels: 3, background: '#888888' },
  })
    .composite(panels.map((input, index) => ({ input, left: index * (width + gap), top: 0 })))
    .png()
    .toFile(file);
  return path.relative(process.cwd(), file);
}
