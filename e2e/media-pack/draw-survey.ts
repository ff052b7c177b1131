/** `node e2e/media-pack/draw-survey.ts` generates survey.png, 6000 × 3750, for the deep zoom. */
import path from 'node:path';
import sharp from 'sharp';

const [WIDTH, HEIGHT, STEP] = [6_000, 3_750, 250];

const upTo = (end: number, step: number) =>
  Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step);

const grid = [
  ...upTo(WIDTH, STEP).map((x) => `M${x} 0V${HEIGHT}`),
  ...upTo(HEIGHT, STEP).map((y) => `M0 ${y}H${WIDTH}`),
];
const heights = upTo(2_600, 200).map(
  (r) => `<ellipse cx="3300" cy="1700" rx="${r * 1.3}" ry="${r * 0.8}"/>`,
);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">
<rect width="100%" height="100%" fill="#e9e2cf"/><path d="${grid.join('')}" stroke="#9bb" stroke-width="4"/>
<g stroke="#7a5b3a" stroke-width="8">${heights.join('')}</g></svg>`;

await sharp(Buffer.from(svg))
  .png({ palette: true, colours: 8, compressionLevel: 9, dither: 0 })
  .toFile(path.join(import.meta.dirname, 'survey.png'));
