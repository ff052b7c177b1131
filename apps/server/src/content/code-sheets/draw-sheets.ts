/** Draws sheets as PDF: text and QR codes as outlines, logos as images. The only user of pdfkit. */
import { buffer } from 'node:stream/consumers';
import { encode } from 'uqr';
import PDFDocument from 'pdfkit';
import Type from 'typebox';
import { Parse } from 'typebox/value';
import {
  WEIGHTS,
  type Weight,
  type Measure,
  layoutSign,
  type SignElement,
  type Sign,
  type Box,
  type SheetFormat,
  type Size,
} from './layout-sign.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface SheetSettings {
  readonly format: SheetFormat;
  readonly title: string;
  /** BCP 47. */
  readonly lang: string;
  /** PNG by name. */
  readonly logos: ReadonlyMap<string, Buffer>;
  readonly onPage?: (done: number, total: number) => void;
}

type Pdf = InstanceType<typeof PDFDocument>;

const POINTS_PER_MM = 72 / 25.4;
const points = (millimetres: number): number => millimetres * POINTS_PER_MM;

export async function drawSheets(signs: readonly Sign[], settings: SheetSettings): Promise<Buffer> {
  const { format, title, lang, logos, onPage = () => {} } = settings;
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, lang, info: { Title: title } });
  registerFonts(pdf);
  const finished = buffer(pdf);
  const logoUrls = logoDataUrls(logos);
  const pages = layoutSheets(signs, format, createMeasure(pdf));
  for (const [index, page] of pages.entries()) {
    onPage(index + 1, pages.length);
    drawPage(pdf, page, format.page, logoUrls);
  }
  pdf.end();
  return finished;
}

export function registerFonts(pdf: Pdf): void {
  for (const { part, weight } of FONTS)
    pdf.registerFont(fontName(part, weight), fontFile(part, weight));
}

/** Measures in millimetres. Requires registered fonts. */
export function createMeasure(pdf: Pdf): Measure {
  return (text, size, weight) =>
    splitRuns(text).reduce(
      (width, run) => width + pdf.font(fontName(run.part, weight), size).widthOfString(run.text),
      0,
    );
}

type LogoUrls = ReadonlyMap<string, string>;

/** pdfkit embeds an image once per data URL, however many signs use it. */
function logoDataUrls(logos: ReadonlyMap<string, Buffer>): LogoUrls {
  const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
  return new Map([...logos].map(([name, png]) => [name, dataUrl(png)]));
}

function drawPage(pdf: Pdf, page: Page, { width, height }: Size, logoUrls: LogoUrls): void {
  pdf.addPage({ size: [points(width), points(height)], margin: 0 });
  for (const mark of page.cutMarks) drawMark(pdf, mark);
  for (const element of page.elements) drawElement(pdf, element, logoUrls);
}

function drawMark(pdf: Pdf, { from, to }: Line): void {
  pdf.moveTo(points(from[0]), points(from[1])).lineTo(points(to[0]), points(to[1]));
  pdf.lineWidth(points(0.1)).stroke('#808080');
}

function drawElement(pdf: Pdf, element: SignElement, logoUrls: LogoUrls): void {
  if (element.kind === 'qr') return drawQr(pdf, element);
  if (element.kind === 'text') return drawText(pdf, element);
  const logoUrl = logoUrls.get(element.name);
  const { x, y, width, height } = element;
  if (logoUrl)
    pdf.image(logoUrl, points(x), points(y), { width: points(width), height: points(height) });
}

function drawText(pdf: Pdf, element: Extract<SignElement, { kind: 'text' }>): void {
  const { text, size, weight, baseline } = element;
  let x = points(element.x);
  pdf.fillColor('black');
  for (const run of splitRuns(text)) {
    pdf.font(fontName(run.part, weight), points(size));
    pdf.text(run.text, x, points(baseline), { baseline: 'alphabetic', lineBreak: false });
    x += pdf.widthOfString(run.text);
  }
}

/** Fills one path, so that no viewer shows seams between modules. */
function drawQr(pdf: Pdf, { x, y, width, url }: Extract<SignElement, { kind: 'qr' }>): void {
  const rows = qrMatrix(url);
  const module = points(width) / rows.length;
  for (const [nr, row] of rows.entries())
    for (const { at, length } of darkStretches(row))
      pdf.rect(points(x) + at * module, points(y) + nr * module, length * module, module);
  pdf.fill('black');
}

/** ISO/IEC 18004 §6.3.8: four modules of white around the code. */
export const QUIET_ZONE = 4;

/**
 * Rows of modules (dark is true) with the quiet zone. Error correction is M, or higher where the
 * symbol does not grow, so that a scratched sign still scans.
 */
export function qrMatrix(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE }).data;
}

/** Merges adjacent dark modules of a row: fewer rectangles, no seams. */
export function darkStretches(row: readonly boolean[]): readonly { at: number; length: number }[] {
  const stretches: { at: number; length: number }[] = [];
  for (const [at, isDark] of row.entries()) {
    const last = stretches.at(-1);
    if (isDark && last && last.at + last.length === at) last.length += 1;
    else if (isDark) stretches.push({ at, length: 1 });
  }
  return stretches;
}

interface Line {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

interface Page {
  readonly elements: readonly SignElement[];
  readonly cutMarks: readonly Line[];
}

export function layoutSheets(
  signs: readonly Sign[],
  format: SheetFormat,
  measure: Measure,
): readonly Page[] {
  const { places, look } = format;
  const count = Math.ceil(signs.length / places.length);
  return Array.from({ length: count }, (_, page) => {
    const here = signs.slice(page * places.length, (page + 1) * places.length);
    const used = places.slice(0, here.length);
    return {
      elements: used.flatMap((box, at) => {
        const sign = here[at];
        return sign ? layoutSign(sign, box, look, measure) : [];
      }),
      cutMarks: places.length > 1 ? cutMarksOf(used, format) : [],
    };
  });
}

/** Millimetres; short enough to end before the printed content of a label. */
const ARM = 1.5;

/** A cross at every corner of a label, once where labels touch, clipped to the paper. */
function cutMarksOf(boxes: readonly Box[], { page }: SheetFormat): readonly Line[] {
  const corners = boxes.flatMap(({ x, y, width, height }) =>
    [x, x + width].flatMap((left) => [y, y + height].map((top) => [left, top] as const)),
  );
  const once = new Map(corners.map((corner) => [corner.join(), corner]));
  const within = (value: number, end: number) => Math.min(Math.max(value, 0), end);
  return [...once.values()].flatMap(([x, y]) => [
    { from: [within(x - ARM, page.width), y], to: [within(x + ARM, page.width), y] },
    { from: [x, within(y - ARM, page.height)], to: [x, within(y + ARM, page.height)] },
  ]);
}

/** The site's font as subsets: each character is set from the subset that has it. */
const PACKAGE = '@fontsource/noto-sans';
/** Lookup order. Scripts whose characters need joining or rotation are not included. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const;
type Part = (typeof SUBSETS)[number];

interface TextRun {
  readonly part: Part;
  readonly text: string;
}

const { resolve } = createRequire(import.meta.url);

/** woff, not woff2: pdfkit cannot subset woff2's transformed outlines. */
const fontFile = (part: Part, weight: Weight): string =>
  resolve(`${PACKAGE}/files/noto-sans-${part}-${weight}-normal.woff`);

const fontName = (part: Part, weight: Weight): string => `${part}-${weight}`;

const FONTS = SUBSETS.flatMap((part) => WEIGHTS.map((weight) => ({ part, weight })));

/** `unicode.json` of the package. */
const UNICODE_RANGES = Type.Record(Type.Enum([...SUBSETS]), Type.String());
type Range = readonly [from: number, to: number];
const RANGES = readRanges();

function readRanges(): ReadonlyMap<Part, readonly Range[]> {
  const file = resolve(`${PACKAGE}/files/noto-sans-latin-400-normal.woff`);
  const text = readFileSync(join(dirname(file), '..', 'unicode.json'), 'utf8');
  const written = Parse(UNICODE_RANGES, JSON.parse(text));
  return new Map(SUBSETS.map((part) => [part, written[part].split(',').map(readRange)]));
}

/** `U+0100-02BA`, `U+0131`. */
function readRange(text: string): Range {
  const [from = '', to = from] = text.slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

function partOf(character: string): Part | undefined {
  const point = character.codePointAt(0) ?? 0;
  const holds = ([from, to]: Range) => from <= point && point <= to;
  return SUBSETS.find((part) => RANGES.get(part)?.some(holds));
}

/** Replaces a character that no subset has. */
const UNKNOWN = '?';

export function splitRuns(text: string): readonly TextRun[] {
  const runs: { part: Part; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const part = partOf(character);
    const last = runs.at(-1);
    const written = part ? character : UNKNOWN;
    if (last?.part === (part ?? 'latin')) last.text += written;
    else runs.push({ part: part ?? 'latin', text: written });
  }
  return runs;
}

/** Distinct characters that no subset has. */
export function unsupportedCharacters(text: string): readonly string[] {
  return [...new Set(text.normalize('NFC'))].filter((character) => !partOf(character));
}
