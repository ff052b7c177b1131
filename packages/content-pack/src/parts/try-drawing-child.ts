/** Draws on request, twice: what grows with the size of the picture is told from what does not. */
import process from 'node:process';
import sharp from 'sharp';

/** Visitors are shown 3500 pixels at most. */
const FULL_WIDTH = 3500;
const WIDTH = 350;
const SMALL_WIDTH = 90;
const MAX_SHAPE = 2;

sharp.concurrency(1);
process.on('message', (path: string) => {
  estimate(path).then(
    (ms) => process.send?.(ms),
    () => process.send?.('broken'),
  );
});
process.send?.('ready');

/** Milliseconds that the processor would be busy with the full picture. */
async function estimate(path: string): Promise<number> {
  const small = await draw(path, SMALL_WIDTH);
  const large = await draw(path, WIDTH);
  const growth = (FULL_WIDTH / WIDTH) ** 2;
  return large + Math.max(0, large - small) * growth;
}

async function draw(path: string, width: number): Promise<number> {
  const before = process.cpuUsage();
  const box = { width, height: width * MAX_SHAPE, fit: 'inside' } as const;
  await sharp(path, { limitInputPixels: false }).resize(box).raw().toBuffer();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
