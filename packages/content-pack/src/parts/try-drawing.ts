/**
 * Tests whether an SVG renders in reasonable time. A few lines of SVG can cause days of work, and
 * the renderer cannot be aborted from within: a small trial runs in a child process, which can be
 * killed.
 */
import { fork, type ChildProcess } from 'node:child_process';
import type { Sharp } from 'sharp';

export type Trial =
  | { readonly status: 'drawn'; readonly dominantColor: string }
  | { readonly status: 'broken' | 'endless' };

/** For the small trial; museums' drawings take some hundredths of a second. */
const MAX_TRIAL_MS = 10_000;
const CHILD = new URL('./try-drawing-child.ts', import.meta.url);

/** An idle child takes 60 MB of memory. */
const END_IDLE_AFTER_MS = 5_000;
const idle: ChildProcess[] = [];
let ending: NodeJS.Timeout | undefined;

/** @param limit milliseconds after which the trial is `endless` */
export async function tryDrawing(path: string, limit = MAX_TRIAL_MS): Promise<Trial> {
  const child = takeIdle() ?? (await startChild());
  // An idle child must not keep this process alive.
  child.ref();
  child.channel?.ref();
  const trial = await resultOf(child, path, limit);
  child.unref();
  child.channel?.unref();
  return trial;
}

function takeIdle(): ChildProcess | undefined {
  let child = idle.pop();
  while (child?.connected === false) child = idle.pop();
  return child;
}

function putIdle(child: ChildProcess): void {
  idle.push(child);
  clearTimeout(ending);
  ending = setTimeout(endIdle, END_IDLE_AFTER_MS).unref();
}

function endIdle(): void {
  for (const child of idle.splice(0)) if (child.connected) child.disconnect();
}

function resultOf(child: ChildProcess, path: string, limit: number): Promise<Trial> {
  return new Promise((resolve) => {
    const end = (trial: Trial): void => {
      clearTimeout(timer);
      quieten(child);
      resolve(trial);
    };
    const giveUp = (): void => {
      child.kill('SIGKILL');
      end({ status: 'endless' });
    };
    const timer = setTimeout(giveUp, limit);
    child.once('message', (message) => {
      putIdle(child);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the child's only message
      end(message as Trial);
    });
    // The drawing crashed the child or used up its memory.
    child.once('exit', giveUp).once('error', giveUp);
    child.send(path);
  });
}

/** Startup is not counted: on a busy machine it may take longer than rendering. */
async function startChild(): Promise<ChildProcess> {
  const child = fork(CHILD, { execArgv: [], stdio: 'ignore' });
  await new Promise((resolve) => child.once('message', resolve).once('exit', resolve));
  quieten(child);
  return child;
}

/** Removes only our own listeners, not those of Node. */
function quieten(child: ChildProcess): void {
  for (const event of ['message', 'exit', 'error']) child.removeAllListeners(event);
}

/** Pixels. A small copy gives the same result as the full image in a hundredth of the time. */
const SAMPLE = 100;
/** Of each channel's 256 values, so that shades of one colour count together. */
const SHADES = 16;
const SHADE_WIDTH = 256 / SHADES;

/**
 * The most frequent colour of an image, with transparency flattened to white: `#rrggbb`. Counted
 * here, as sharp's `stats()` measures all else too, which takes ten times as long, and its dominant
 * colour is not always the most frequent one.
 */
export async function findDominantColor(image: Sharp): Promise<string> {
  const pixels = await image
    .resize({ width: SAMPLE, height: SAMPLE, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const counts = new Uint16Array(SHADES ** 3);
  let most = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const shade =
      (Math.trunc(r / SHADE_WIDTH) * SHADES + Math.trunc(g / SHADE_WIDTH)) * SHADES +
      Math.trunc(b / SHADE_WIDTH);
    const count = (counts[shade] ?? 0) + 1;
    counts[shade] = count;
    if (count > (counts[most] ?? 0)) most = shade;
  }
  const parts = [Math.trunc(most / SHADES ** 2), Math.trunc(most / SHADES) % SHADES, most % SHADES];
  const middles = parts.map((part) => part * SHADE_WIDTH + SHADE_WIDTH / 2);
  return `#${middles.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
