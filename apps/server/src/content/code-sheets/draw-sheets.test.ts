import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import {
  createMeasure,
  darkStretches,
  layoutSheets,
  qrMatrix,
  QUIET_ZONE,
  registerFonts,
  splitRuns,
  unsupportedCharacters,
} from './draw-sheets.ts';
import { type Sign, SHEET_FORMATS, SHEET_FORMAT_NAMES, type Box } from './layout-sign.ts';

const pdf = new PDFDocument({ autoFirstPage: false });
registerFonts(pdf);
const measure = createMeasure(pdf);

function signOf(code: string, title: string): Sign {
  return {
    code,
    title,
    url: `https://varde.example/${code}`,
    museum: 'Bergverk – museet for gruver og industri i Rjukan, Notodden og på Røros bergstad',
    logo: { name: 'bergverk', width: 300, height: 100 },
    hint: `Skann koden, eller tast ${code} på varde.example/code`,
    shortHint: 'guide.museene-i-fjord-og-fjell.example/code',
  };
}

const LONG = 'Vestnorsk fjordlandskap: Geirangerfjorden og Nærøyfjorden, '.repeat(6);
const SIGNS: [name: string, sign: Sign][] = [
  ['a short title', signOf('7', 'Ås')],
  [
    'three lines',
    {
      ...signOf('1001', 'Åarjelsaemien gïele: Davvisámegiella čáhci Guovdageaidnu'),
      shortHint: 'varde.example/code',
    },
  ],
  ['a long title', signOf('1001', LONG)],
  ['a long word', signOf('123456789', 'Minoritetsspråkforvaltningsområdekonsulent'.repeat(3))],
  ['a long code', signOf('fjord-og-fjell-og-vidde-og-hav-og-himmel-over-alt', 'Guovdageaidnu')],
  ['a code as long as it may be', signOf('9'.repeat(64), 'Åarjelsaemien gïele')],
  ['no title', signOf('1002', '')],
  ['letters that the type lacks', signOf('1003', '東京 🏔')],
  ['a tall logo', { ...signOf('1004', 'Røros'), logo: { name: 'l', width: 10, height: 400 } }],
];

const TABLE = SHEET_FORMAT_NAMES.flatMap((format) =>
  SIGNS.map(([name, sign]) => [format, name, sign] as const),
);

/** Tolerance for sums of floating-point widths. */
const SLACK = 1e-6;
const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;
const overlap = (one: Box, other: Box): boolean =>
  one.x + one.width > other.x + SLACK &&
  other.x + other.width > one.x + SLACK &&
  one.y + one.height > other.y + SLACK &&
  other.y + other.height > one.y + SLACK;

describe('sheet layout', () => {
  it.each(TABLE)('%s: %s fits its boxes without overlaps', (name, _, sign) => {
    const format = SHEET_FORMATS[name];
    const signs = format.places.map(() => sign);
    const [page, ...more] = layoutSheets(signs, format, measure);
    const elements = page?.elements ?? [];
    expect(more).toEqual([]);
    for (const element of elements)
      expect(format.places.filter((place) => holds(place, element))).toHaveLength(1);
    const pairs = elements.flatMap((one, at) =>
      elements.slice(at + 1).map((other) => [one, other]),
    );
    expect(pairs.filter(([one, other]) => one && other && overlap(one, other))).toEqual([]);
    expect(elements.filter(({ kind }) => kind === 'qr')).toHaveLength(signs.length);
    expect(elements.filter(({ kind }) => kind === 'logo')).toHaveLength(signs.length);
  });

  it.each([
    ['a4', 3, 3],
    ['a5', 3, 3],
    ['labels', 24, 1],
    ['labels', 25, 2],
    ['labels', 0, 0],
  ] as const)('%s: %i signs take %i pages', (format, signs, pages) => {
    const sign = signOf('1001', 'Bryggen');
    const many = Array.from({ length: signs }, () => sign);
    expect(layoutSheets(many, SHEET_FORMATS[format], measure)).toHaveLength(pages);
  });

  it.each(SHEET_FORMAT_NAMES)('%s: truncates a long title but never a code', (name) => {
    const code = '9'.repeat(64);
    const [page] = layoutSheets([signOf(code, LONG)], SHEET_FORMATS[name], measure);
    const texts = (page?.elements ?? []).flatMap((element) =>
      element.kind === 'text' ? element.text : [],
    );
    expect(texts.some((text) => text.startsWith('Vestnorsk'))).toBe(true);
    expect(texts.some((text) => text.endsWith('…'))).toBe(true);
    expect(texts).toContain(code);
  });

  it('a label prints its code at least as tall as a fingertip is wide', () => {
    const [page] = layoutSheets([signOf('1001', 'Bryggen')], SHEET_FORMATS.labels, measure);
    const number = page?.elements.find(
      (element) => element.kind === 'text' && element.text === '1001',
    );
    expect(number).toMatchObject({ size: 8 });
  });

  it('cut marks lie at label corners, outside printed content and inside the paper', () => {
    const format = SHEET_FORMATS.labels;
    const [page] = layoutSheets(
      format.places.map(() => signOf('1001', LONG)),
      format,
      measure,
    );
    const marks = (page?.cutMarks ?? []).map(({ from, to }) => {
      const [x, y] = from;
      return { x, y, width: to[0] - x, height: to[1] - y };
    });
    // Two lines for each corner of a grid of four by nine.
    expect(marks).toHaveLength(72);
    const paper = { x: 0, y: 0, ...format.page };
    expect(marks.filter((mark) => !holds(paper, mark))).toEqual([]);
    expect(
      page?.elements.filter((element) => marks.some((mark) => overlap(mark, element))),
    ).toEqual([]);
  });
});

const URLS = [
  'https://varde.example/1001',
  'https://guide.museene-i-fjord-og-fjell.example/bryggen',
  `http://localhost:4000/${'9'.repeat(64)}`,
];

/** Draws the QR code as the sheets do, from dark stretches. */
function drawn(text: string, width: number): Promise<Buffer> {
  const rows = qrMatrix(text);
  const dark = rows.map((row, y) =>
    darkStretches(row).map(({ at, length }) => `M${at},${y}h${length}v1h-${length}z`),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${rows.length} ${rows.length}"><path d="${dark.flat().join('')}"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: 'white' }).png().toBuffer();
}

const CODES = URLS.flatMap((url) => [120, 200, 333, 900].map((w) => [url, w] as const));

describe('QR codes', () => {
  it.each(CODES)('the QR code of %s is readable at %i pixels', async (url, width) => {
    expect(await readQrCodes(await drawn(url, width))).toEqual([url]);
  });

  it('a QR code has a quiet zone of four modules', () => {
    const rows = qrMatrix('https://varde.example/1001');
    const edges = rows.flatMap((row, y) =>
      row.filter((_, x) => Math.min(x, y, rows.length - 1 - x, rows.length - 1 - y) < QUIET_ZONE),
    );
    expect(QUIET_ZONE).toBe(4);
    expect(edges.some(Boolean)).toBe(false);
    expect(rows[QUIET_ZONE]?.[QUIET_ZONE]).toBe(true);
  });

  it('a QR code with a damaged corner is readable', async () => {
    const url = 'https://varde.example/1001';
    const png = await drawn(url, 330);
    const scratch = {
      create: { width: 30, height: 30, channels: 3, background: 'white' },
    } as const;
    const scratched = await sharp(png)
      .composite([{ input: scratch, left: 220, top: 140 }])
      .png()
      .toBuffer();
    expect(await readQrCodes(scratched)).toEqual([url]);
  });
});

/** Texts of the QR codes in a PNG, by the reader of the scan page. */
async function readQrCodes(png: Uint8Array): Promise<readonly string[]> {
  const wasm = await readFile(
    createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'),
  );
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  return (await readBarcodes(png, { formats: ['QRCode'] })).map(({ text }) => text);
}

const NORTHERN = 'æøåÆØÅäöÄÖáčđŋšŧžÁČĐŊŠŦŽïÏ';

describe('sheet fonts', () => {
  it.each([
    ['Røros', ['latin']],
    ['čáhci', ['latin-ext', 'latin']],
    ['Москва', ['cyrillic']],
    ['Αθήνα', ['greek']],
    ['東', ['latin']],
  ])('splits %s into runs of %j', (text, subsets) => {
    expect(splitRuns(text).map(({ part }) => part)).toEqual(subsets);
    expect(measure(text, 10, 700)).toBeGreaterThan(0);
  });

  it.each(NORTHERN.split(''))('the fonts have a glyph for %s', (character) => {
    expect(unsupportedCharacters(character)).toEqual([]);
    const [run] = splitRuns(character);
    const { fontkit } = fontOf(`${run?.part}-400`);
    expect(fontkit.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).toBe(true);
  });

  it('composes a letter with its combining mark', () => {
    expect(splitRuns('A\u030a')).toEqual([{ part: 'latin', text: 'Å' }]);
  });

  it('reports unsupported characters and replaces them with a question mark', () => {
    expect(unsupportedCharacters('東京 Røros 東')).toEqual(['東', '京']);
    expect(splitRuns('東京')).toEqual([{ part: 'latin', text: '??' }]);
  });
});

interface Font {
  readonly fontkit: { hasGlyphForCodePoint(point: number): boolean };
}

/** The font opened by pdfkit: tests glyphs instead of the table of ranges. */
function fontOf(name: string): Font {
  const { _font: opened } = pdf.font(name) as unknown as { _font: { font: Font['fontkit'] } };
  return { fontkit: opened.font };
}
