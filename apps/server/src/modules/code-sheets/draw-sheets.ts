/** Sheets as PDF: type and QR codes as outlines, logos as pictures. The only file that knows pdfkit. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { layoutSheets } from './layout-sheets.ts';
import type { Line, Page } from './layout-sheets.ts';
import type { Measure } from './fit-text.ts';
import type { Piece, Sign } from './layout-sign.ts';
import { darkStretches, qrMatrix } from './qr-matrix.ts';
import { FONTS, fontFile, fontName, splitRuns } from './sheet-fonts.ts';
import type { SheetFormat, Size } from './sheet-formats.ts';

export interface SheetSettings {
  readonly format: SheetFormat;
  readonly title: string;
  /** BCP 47. */
  readonly lang: string;
  /** PNG by name. */
  readonly logos: ReadonlyMap<string, Buffer>;
}

type Pdf = InstanceType<typeof PDFDocument>;

const POINTS_PER_MM = 72 / 25.4;
const points = (millimetres: number): number => millimetres * POINTS_PER_MM;

export async function drawSheets(signs: readonly Sign[], settings: SheetSettings): Promise<Buffer> {
  const { format, title, lang, logos } = settings;
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, lang, info: { Title: title } });
  registerFonts(pdf);
  const finished = buffer(pdf);
  const pictures = pictureAddresses(logos);
  for (const page of layoutSheets(signs, format, createMeasure(pdf)))
    drawPage(pdf, page, format.page, pictures);
  pdf.end();
  return finished;
}

export function registerFonts(pdf: Pdf): void {
  for (const { part, weight } of FONTS)
    pdf.registerFont(fontName(part, weight), fontFile(part, weight));
}

/** In millimetres; the fonts have to be registered. */
export function createMeasure(pdf: Pdf): Measure {
  return (text, size, weight) =>
    splitRuns(text).reduce(
      (width, run) => width + pdf.font(fontName(run.part, weight), size).widthOfString(run.text),
      0,
    );
}

type Pictures = ReadonlyMap<string, string>;

/** By an address of its own each is once in the file, however many signs have it. */
function pictureAddresses(logos: ReadonlyMap<string, Buffer>): Pictures {
  const address = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
  return new Map([...logos].map(([name, png]) => [name, address(png)]));
}

function drawPage(pdf: Pdf, page: Page, { width, height }: Size, pictures: Pictures): void {
  pdf.addPage({ size: [points(width), points(height)], margin: 0 });
  for (const mark of page.cutMarks) drawMark(pdf, mark);
  for (const piece of page.pieces) drawPiece(pdf, piece, pictures);
}

function drawMark(pdf: Pdf, { from, to }: Line): void {
  pdf.moveTo(points(from[0]), points(from[1])).lineTo(points(to[0]), points(to[1]));
  pdf.lineWidth(points(0.1)).stroke('#808080');
}

function drawPiece(pdf: Pdf, piece: Piece, pictures: Pictures): void {
  if (piece.kind === 'qr') return drawQr(pdf, piece);
  if (piece.kind === 'text') return drawText(pdf, piece);
  const picture = pictures.get(piece.name);
  const { x, y, width, height } = piece;
  if (picture)
    pdf.image(picture, points(x), points(y), { width: points(width), height: points(height) });
}

function drawText(pdf: Pdf, piece: Extract<Piece, { kind: 'text' }>): void {
  const { text, size, weight, baseline } = piece;
  let x = points(piece.x);
  pdf.fillColor('black');
  for (const run of splitRuns(text)) {
    pdf.font(fontName(run.part, weight), points(size));
    pdf.text(run.text, x, points(baseline), { baseline: 'alphabetic', lineBreak: false });
    x += pdf.widthOfString(run.text);
  }
}

/** One path filled at once, so that no viewer shows seams between modules. */
function drawQr(pdf: Pdf, { x, y, width, address }: Extract<Piece, { kind: 'qr' }>): void {
  const rows = qrMatrix(address);
  const module = points(width) / rows.length;
  for (const [nr, row] of rows.entries())
    for (const { at, length } of darkStretches(row))
      pdf.rect(points(x) + at * module, points(y) + nr * module, length * module, module);
  pdf.fill('black');
}
