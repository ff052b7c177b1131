/**
 * How long it takes from a sign in the camera's picture to the text about the place, on a slow phone, for a sign held straight, at
 * an angle and at dusk; beside the decoder alone on the same pictures.
 */
import { chromium, type Page } from '@playwright/test';
import { cameraSwitches, filmOf, frameOf, type Held } from '../e2e/sign-film.ts';
import { ensureChromium } from '../tools/chromium.ts';
import { readAlone } from './scan-floor.ts';

const HELD: readonly Held[] = ['straight', 'tilted', 'dim'];
const ROUNDS = 3;
/** As Lighthouse slows a computer down to a phone of the middle class. */
const SLOWER = 4;
const FLAGS = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const PHONE = { width: 390, height: 844 };

/** Milliseconds. */
export interface ScanResult {
  readonly held: Held;
  readonly scan: number;
  readonly floor: number;
}

/** Runs in the page. */
const WATCH = `
  addEventListener('playing', () => (window.seen ??= performance.now()), true);
  new MutationObserver(() => {
    if (/Urnes/.test(document.querySelector('h1')?.textContent ?? '')) window.read ??= performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

/** The middle of several rounds for each way of holding the sign, in turns with the decoder alone. */
export async function measureScan(origin: string): Promise<ScanResult[]> {
  const results: ScanResult[] = [];
  for (const held of HELD) results.push(await measureHeld(origin, held));
  return results;
}

async function measureHeld(origin: string, held: Held): Promise<ScanResult> {
  const text = `${origin}/1001`;
  const film = await filmOf(text, held);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...FLAGS, ...cameraSwitches(film, true)],
  });
  // What looks on is evaluated in the page, whose policy forbids that.
  const context = await browser.newContext({
    viewport: PHONE,
    permissions: ['camera'],
    bypassCSP: true,
  });
  const withPage = async (measure: (page: Page) => Promise<number>): Promise<number> => {
    const page = await context.newPage();
    const taken = await measure(page);
    await page.close();
    return taken;
  };
  const scans: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    scans.push(await withPage((page) => scan(page, origin)));
    const frame = await frameOf(text, held);
    floors.push(await withPage((page) => readAlone(page, origin, frame, slowDown)));
  }
  await browser.close();
  return { held, scan: middle(scans), floor: middle(floors) };
}

/** From the first picture of the camera to the place's name in the page. */
async function scan(page: Page, origin: string): Promise<number> {
  await page.addInitScript(WATCH);
  await page.goto(`${origin}/scan`);
  await slowDown(page);
  await page.waitForFunction('window.read !== undefined');
  return page.evaluate<number>('window.read - window.seen');
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity;
}
