/** Child process: renders a drawing small and estimates the processor time of the full image. */
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import sharp, { type OutputInfo } from 'sharp';
import { findDominantColor, type Trial } from './try-drawing.ts';

/** Maximum width on the site, in pixels. */
const FULL_WIDTH = 3500;
const WIDTH = 350;
const SMALL_WIDTH = 90;
const MAX_SHAPE = 2;
const GROWTH = (FULL_WIDTH / WIDTH) ** 2;
/** Maximum processor time in milliseconds for the full image; one second is usual. */
const MAX_FULL_MS = 60_000;

// The server's visitors on this machine have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
process.on('message', (path: string) => {
  tryDrawing(path).then(
    (trial) => process.send?.(trial),
    () => process.send?.({ status: 'broken' } satisfies Trial),
  );
});
process.send?.('ready');

async function tryDrawing(path: string): Promise<Trial> {
  const drawing = await draw(path, WIDTH);
  if (!(await isQuick(path, drawing.milliseconds))) return { status: 'endless' };
  const image = sharp(drawing.pixels, { raw: drawing.info });
  return { status: 'drawn', dominantColor: await findDominantColor(image) };
}

/** Only slow drawings are rendered again, to separate time that grows with size from the rest. */
async function isQuick(path: string, first: number): Promise<boolean> {
  if (first * (1 + GROWTH) <= MAX_FULL_MS) return true;
  const small = await draw(path, SMALL_WIDTH);
  if (fullTime(small.milliseconds, first) <= MAX_FULL_MS) return true;
  // The first rendering may have included loading fonts.
  const second = await draw(path, WIDTH);
  return fullTime(small.milliseconds, second.milliseconds) <= MAX_FULL_MS;
}

const fullTime = (small: number, large: number): number =>
  large + Math.max(0, large - small) * GROWTH;

interface Drawing {
  readonly pixels: Buffer;
  readonly info: OutputInfo;
  /** Processor time. */
  readonly milliseconds: number;
}

async function draw(path: string, width: number): Promise<Drawing> {
  const before = process.cpuUsage();
  const box = { width, height: width * MAX_SHAPE, fit: 'inside' } as const;
  const image = sharp(path, { limitInputPixels: false }).resize(box).raw();
  const { data: pixels, info } = await image.toBuffer({ resolveWithObject: true });
  const { user, system } = process.cpuUsage(before);
  return { pixels, info, milliseconds: (user + system) / 1000 };
}
