/**
 * Lays all art of the demo out on sheets, to be looked at together: `node tools/art/contact-sheet.ts FOLDER [name…]`.
 * Each picture stands as a list shows it and larger, with its name: what cannot be told apart at 80 px is seen at once.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';

const media = fileURLToPath(new URL('../../content/demo/media/', import.meta.url));
const [LARGE, SMALL, TEXT, GAP] = [{ width: 400, height: 250 }, 80, 20, 8];
const [COLUMNS, ROWS] = [4, 5];
const cell = { width: LARGE.width + SMALL + 2 * GAP, height: LARGE.height + TEXT + GAP };

const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder for the sheets.');
mkdirSync(folder, { recursive: true });
const files = readdirSync(media)
  .filter((file) => /\.(svg|webp)$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)));

for (let first = 0; first < files.length; first += COLUMNS * ROWS) {
  const sheet = path.join(folder, `sheet-${1 + first / (COLUMNS * ROWS)}.webp`);
  await drawSheet(files.slice(first, first + COLUMNS * ROWS), sheet);
  console.log(sheet);
}

async function drawSheet(shown: readonly string[], to: string): Promise<void> {
  const parts: OverlayOptions[] = [];
  for (const [at, file] of shown.entries()) {
    const left = (at % COLUMNS) * cell.width;
    const top = Math.floor(at / COLUMNS) * cell.height;
    for (const part of await drawCell(file))
      parts.push({ ...part, left: left + part.left, top: top + part.top });
  }
  const height = Math.ceil(shown.length / COLUMNS) * cell.height;
  const ground = { width: COLUMNS * cell.width, height, channels: 3 as const, background: '#fff' };
  await sharp({ create: ground }).composite(parts).webp({ quality: 82 }).toFile(to);
}

type Laid = { input: Buffer; left: number; top: number };

async function drawCell(file: string): Promise<Laid[]> {
  const large = await sharp(media + file)
    .resize({ ...LARGE, fit: 'contain', background: '#f0f2f5' })
    .png()
    .toBuffer();
  const small = await drawThumbnail(file);
  const name = `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGE.width}" height="${TEXT}"><text y="15" font-family="sans-serif" font-size="14">${file}</text></svg>`;
  return [
    { input: large, left: 0, top: 0 },
    { input: small, left: LARGE.width + GAP, top: 0 },
    { input: Buffer.from(name), left: 0, top: LARGE.height },
  ];
}

/** Cropped around the picture's focal point, as lists do. */
async function drawThumbnail(file: string): Promise<Buffer> {
  const focal = /focal_point: \[([\d.]+), ([\d.]+)\]/.exec(
    readFileSync(`${media}${file}.yaml`, 'utf8'),
  );
  const whole = sharp(
    await sharp(media + file)
      .resize({ height: LARGE.height })
      .png()
      .toBuffer(),
  );
  const { width, height } = await whole.metadata();
  const side = Math.min(width, height);
  const start = (share: string | undefined, length: number): number =>
    Math.round(Math.min(Math.max(Number(share ?? 0.5) * length - side / 2, 0), length - side));
  const [left, top] = [start(focal?.[1], width), start(focal?.[2], height)];
  return whole.extract({ left, top, width: side, height: side }).resize(SMALL).png().toBuffer();
}
