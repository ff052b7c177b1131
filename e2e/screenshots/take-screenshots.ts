/**
 * `npm run screenshots`: takes the README's pictures again, or some, named, of the demo on a server of its own. Each is taken when
 * the screen stands still, so that a slow machine takes the same ones as a quick one.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium } from '../../tools/chromium.ts';
import { build, root, runSteps } from '../../tools/steps.ts';
import { startDemoServer } from './demo-server.ts';
import { SCREENSHOTS, type Screenshot } from './screenshot-list.ts';

const folder = path.join(root, 'docs', 'screenshots');
const SCREENS: Readonly<Record<Screenshot['screen'], BrowserContextOptions>> = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1440, height: 900 } },
};
/** A visitor at the Fish Market in Bergen, where a rebus of the demo begins. */
const VISITOR: BrowserContextOptions = {
  locale: 'en-GB',
  reducedMotion: 'reduce',
  permissions: ['geolocation'],
  geolocation: { latitude: 60.39472, longitude: 5.32475, accuracy: 12 },
};
const QUALITY = 80;

const wanted = process.argv.slice(2);
const shots = SCREENSHOTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (!(await runSteps([build]))) process.exit(1);
mkdirSync(folder, { recursive: true });
const server = await startDemoServer();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  for (const shot of shots) await take(browser, shot);
} finally {
  await browser.close();
  await server.stop();
}

async function take(from: Browser, { name, address, screen, ...shot }: Screenshot): Promise<void> {
  const colorScheme = shot.dark ? 'dark' : 'light';
  const context = await from.newContext({ ...VISITOR, ...SCREENS[screen], colorScheme });
  const page = await context.newPage();
  await page.goto(server.url + address);
  await shot.prepare?.(page);
  const { size } = await sharp(await stillPicture(page))
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`));
  await context.close();
  process.stdout.write(`${String(Math.round(size / 1000)).padStart(4)} kB  ${name}.webp\n`);
}

/** The same twice in a row, with nothing more to come. */
async function stillPicture(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (;;) {
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => {
      const seen = (picture: HTMLImageElement) =>
        picture.checkVisibility() && picture.getBoundingClientRect().top < window.innerHeight;
      return Array.from(document.images).every((picture) => !seen(picture) || picture.complete);
    });
    const now = await page.screenshot();
    if (now.equals(last)) return now;
    last = now;
  }
}
