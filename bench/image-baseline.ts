/**
 * Baseline of image scaling: sharp alone, with limited concurrency, output discarded. Reads
 * `{files, box, fit, places}` as JSON from standard input; prints `{ms, peak}`: the duration, and
 * the peak memory in megabytes.
 */
import { text } from 'node:stream/consumers';
import sharp from 'sharp';

interface Task {
  readonly files: readonly string[];
  readonly box: number;
  readonly fit: 'inside' | 'cover';
  readonly places: number;
}

const { files, box, fit, places } = JSON.parse(await text(process.stdin)) as Task;
const queue = [...files];
sharp.cache(false);
sharp.concurrency(1);

async function draw(): Promise<void> {
  for (let file = queue.shift(); file !== undefined; file = queue.shift())
    await sharp(file)
      .resize(box, box, { fit, withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer();
}

const started = performance.now();
await Promise.all(Array.from({ length: places }, draw));
const ms = performance.now() - started;
console.log(JSON.stringify({ ms, peak: process.resourceUsage().maxRSS / 1024 }));
