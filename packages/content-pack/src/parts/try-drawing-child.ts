/** Draws on request, and says whether the full picture would keep the processor busy for too long. */
import process from 'node:process';
import sharp from 'sharp';

/** Visitors are shown 3500 pixels at most. */
const FULL_WIDTH = 3500;
const WIDTH = 350;
const SMALL_WIDTH = 90;
const MAX_SHAPE = 2;
const GROWTH = (FULL_WIDTH / WIDTH) ** 2;
/** Milliseconds of the processor's time for the full picture: usual is one second. */
const MAX_FULL_MS = 60_000;

sharp.concurrency(1);
process.on('message', (path: string) => {
  isQuick(path).then(
    (quick) => process.send?.(quick ? 'drawn' : 'endless'),
    () => process.send?.('broken'),
  );
});
process.send?.('ready');

/** Only a slow drawing is drawn again, to tell what grows with the size of the picture from what does not. */
async function isQuick(path: string): Promise<boolean> {
  const first = await draw(path, WIDTH);
  if (first * (1 + GROWTH) <= MAX_FULL_MS) return true;
  const small = await draw(path, SMALL_WIDTH);
  if (fullTime(small, first) <= MAX_FULL_MS) return true;
  // The first drawing may have loaded fonts.
  return fullTime(small, await draw(path, WIDTH)) <= MAX_FULL_MS;
}

const fullTime = (small: number, large: number): number =>
  large + Math.max(0, large - small) * GROWTH;

/** Milliseconds that the processor was busy. */
async function draw(path: string, width: number): Promise<number> {
  const before = process.cpuUsage();
  const box = { width, height: width * MAX_SHAPE, fit: 'inside' } as const;
  await sharp(path, { limitInputPixels: false }).resize(box).raw().toBuffer();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
