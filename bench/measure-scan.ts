/**
 * How long it takes from a sign in the camera's picture to the text about the place, on a slow phone, for a sign held straight, at
 * an angle and at dusk; beside the decoder alone on the same pictures.
 *
 * Run: node_modules/.bin/node bench/measure-scan.ts DATA (a folder with the demo pack imported)
 */
import { chromium, type Page } from '@playwright/test';
import { cameraSwitches, filmOf, frameOf, type Held } from '../e2e/sign-film.ts';
import { ensureChromium } from '../tools/chromium.ts';
import { startServer } from './processes.ts';
import { readAlone } from './scan-floor.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 4398);
const HELD: readonly Held[] = ['straight', 'tilted', 'dim'];
const ROUNDS = 3;
/** As Lighthouse slows a computer down to a phone of the middle class. */
const SLOWER = 4;
const MOST_MS = 1_000;
const FLAGS = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const PHONE = { width: 390, height: 844 };

/** Runs in the page. */
const WATCH = `
  addEventListener('playing', () => (window.seen ??= performance.now()), true);
  new MutationObserver(() => {
    if (/Urnes/.test(document.querySelector('h1')?.textContent ?? '')) window.read ??= performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

const [, , data] = process.argv;
if (!data) throw new Error('Name the data folder.');
const server = await startServer(data, PORT);
try {
  for (const held of HELD) await report(held);
} finally {
  await server.stop();
}

async function report(held: Held): Promise<void> {
  const text = `${server.origin}/1001`;
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
  const scans: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    scans.push(await withPage((page) => scan(page)));
    floors.push(
      await withPage(async (page) =>
        readAlone(page, server.origin, await frameOf(text, held), slowDown),
      ),
    );
  }
  await browser.close();
  const [ours, floor] = [middleOf(scans), middleOf(floors)];
  const ratio = (ours / floor).toFixed(1);
  console.log(
    `${held}: ${ours.toFixed(0)} ms to the text (at most ${MOST_MS}), the decoder alone ${floor.toFixed(0)} ms, ${ratio} times`,
  );
  if (ours > MOST_MS) process.exitCode = 1;

  async function withPage(measure: (page: Page) => Promise<number>): Promise<number> {
    const page = await context.newPage();
    const taken = await measure(page);
    await page.close();
    return taken;
  }
}

/** From the first picture of the camera to the place's name in the page. */
async function scan(page: Page): Promise<number> {
  await page.addInitScript(WATCH);
  await page.goto(`${server.origin}/scan`);
  await slowDown(page);
  await page.waitForFunction('window.read !== undefined');
  return page.evaluate<number>('window.read - window.seen');
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

function middleOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity;
}
