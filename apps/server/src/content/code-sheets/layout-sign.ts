/** Sheet formats and the layout of one sign, in millimetres. Pure; independent of pdfkit. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

const A4: Size = { width: 210, height: 297 };
const A5: Size = { width: 148, height: 210 };

/** The commonest A4 label sheet: 24 labels of 70 × 37 mm in three columns, without gaps. */
const LABELS_70_X_37 = { width: 70, height: 37, columns: 3, rows: 8 } as const;

export interface SheetFormat {
  readonly page: Size;
  /** Boxes of the signs on a page, in reading order. */
  readonly places: readonly Box[];
  /** A poster with centred bands, or a landscape label with the QR code at the left. */
  readonly look: 'poster' | 'label';
}

const poster = (page: Size): SheetFormat => ({
  page,
  places: [{ x: 0, y: 0, ...page }],
  look: 'poster',
});

export const WEIGHTS = [400, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

export const SHEET_FORMAT_NAMES = ['a4', 'a5', 'labels'] as const;
export type SheetFormatName = (typeof SHEET_FORMAT_NAMES)[number];

export const SHEET_FORMATS: Readonly<Record<SheetFormatName, SheetFormat>> = {
  a4: poster(A4),
  a5: poster(A5),
  labels: { page: A4, places: labelPlaces(), look: 'label' },
};

/** Centred on the page. */
function labelPlaces(): Box[] {
  const { width, height, columns, rows } = LABELS_70_X_37;
  const left = (A4.width - columns * width) / 2;
  const top = (A4.height - rows * height) / 2;
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: left + (at % columns) * width,
    y: top + Math.floor(at / columns) * height,
    width,
    height,
  }));
}

export interface Sign {
  readonly code: string;
  /** URL in the QR code. */
  readonly url: string;
  readonly title: string;
  /** Name of the museum. */
  readonly museum: string;
  /** Key of the logo among the images, with its pixel size. */
  readonly logo?: Size & { readonly name: string };
  /** How to open the page: a sentence; `shortHint` holds only the URL, for small labels. */
  readonly hint: string;
  readonly shortHint: string;
}

export type SignElement = Box &
  (
    | { readonly kind: 'qr'; readonly url: string }
    | { readonly kind: 'logo'; readonly name: string }
    | {
        readonly kind: 'text';
        readonly text: string;
        readonly size: number;
        readonly weight: Weight;
        readonly baseline: number;
      }
  );

/** Relative to the font size: the ascent of a capital with a ring; the height of a line. */
const ASCENT = 0.95;
const LINE = 1.2;

/** Minimum font size, relative to the largest, before text is truncated. A code never is. */
const LEAST = 0.5;
const LEAST_OF_CODE = 0.05;

export function layoutSign(
  sign: Sign,
  box: Box,
  look: SheetFormat['look'],
  measure: Measure,
): readonly SignElement[] {
  return look === 'poster' ? layoutPoster(sign, box, measure) : layoutLabel(sign, box, measure);
}

/** Centred bands, measured in page widths: A4 and A5 have the same aspect ratio. */
function layoutPoster(sign: Sign, { x, y, width }: Box, measure: Measure): readonly SignElement[] {
  const band = (top: number, height: number, inset = 0.08): Box => ({
    x: x + width * inset,
    y: y + width * top,
    width: width * (1 - 2 * inset),
    height: width * height,
  });
  const text = typeset(measure, width, 'middle');
  return [
    ...logoIn(sign, band(0.07, 0.11, 0.25), 'middle'),
    ...text(sign.museum, band(0.2, 0.04), 1, 0.032, 400),
    ...text(sign.title, band(0.26, 0.22), 3, 0.06, 700),
    qrIn(sign, band(0.49, 0.54, 0.23)),
    ...text(sign.code, band(1.04, 0.19), 1, 0.155, 700, LEAST_OF_CODE),
    ...text(sign.hint, band(1.25, 0.08), 2, 0.03, 400),
  ];
}

/** Margin for unprintable edges and imprecise cutting. */
const LABEL_EDGE = 3.5;

function layoutLabel(sign: Sign, box: Box, measure: Measure): readonly SignElement[] {
  const side = box.height - 2 * LABEL_EDGE;
  const left = box.x + LABEL_EDGE;
  const column = { x: left + side + 1, width: box.width - 2 * LABEL_EDGE - side - 1 };
  const band = (top: number, height: number): Box => ({
    ...column,
    y: box.y + LABEL_EDGE + top,
    height,
  });
  const text = typeset(measure, 1, 'left');
  const foot = band(24, 6);
  const logo = logoIn(sign, { ...foot, width: 11 }, 'left');
  const logoSpace = logo[0] ? logo[0].width + 1.5 : 0;
  const name = { ...foot, x: foot.x + logoSpace, width: foot.width - logoSpace };
  return [
    qrIn(sign, { x: left, y: box.y + LABEL_EDGE, width: side, height: side }),
    ...text(sign.code, band(0, 9.6), 1, 8, 700, LEAST_OF_CODE),
    ...text(sign.title, band(10, 10.1), 3, 2.8, 700, 0.7),
    ...text(sign.shortHint, band(20.6, 2.8), 1, 2.2, 400),
    ...logo,
    ...text(sign.museum, name, 2, 2.2, 400),
  ];
}

const qrIn = ({ url }: Sign, { x, y, width, height }: Box): SignElement => {
  const side = Math.min(width, height);
  return { kind: 'qr', url, x: x + (width - side) / 2, y, width: side, height: side };
};

type Align = 'left' | 'middle';

function logoIn({ logo }: Sign, box: Box, align: Align): readonly SignElement[] {
  if (!logo) return [];
  const scale = Math.min(box.width / logo.width, box.height / logo.height);
  const size = { width: logo.width * scale, height: logo.height * scale };
  const x = align === 'left' ? box.x : box.x + (box.width - size.width) / 2;
  const y = box.y + (box.height - size.height) / 2;
  return [{ kind: 'logo', name: logo.name, x, y, ...size }];
}

/** Sets texts in boxes, vertically centred. @param unit millimetres per unit of font size */
function typeset(measure: Measure, unit: number, align: Align) {
  return (
    content: string,
    box: Box,
    maxLines: number,
    units: number,
    weight: Weight,
    least = LEAST,
  ): readonly SignElement[] => {
    const largest = units * unit;
    const type = { lines: maxLines, size: largest, smallest: largest * least, weight };
    const { size, lines } = fitText(content, { ...type, width: box.width }, measure);
    const top = box.y + (box.height - lines.length * size * LINE) / 2;
    return lines.map((text, at) => {
      const width = measure(text, size, weight);
      const x = align === 'left' ? box.x : box.x + (box.width - width) / 2;
      const y = top + at * size * LINE;
      const place = { x, y, width, height: size * LINE, baseline: y + size * ASCENT };
      return { kind: 'text', text, size, weight, ...place };
    });
  };
}

/** Width of a line in millimetres; `size` is the font size in millimetres. */
export type Measure = (text: string, size: number, weight: Weight) => number;

interface TextPlace {
  readonly width: number;
  readonly lines: number;
  readonly size: number;
  readonly smallest: number;
  readonly weight: Weight;
}

interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

const STEP = 0.95;
const CUT = '…';

/** Uses the largest size that fits the box; truncates only at the smallest size. */
function fitText(text: string, place: TextPlace, measure: Measure): FittedText {
  for (let { size } = place; size >= place.smallest; size *= STEP) {
    const lines = wrap(text, (line) => measure(line, size, place.weight) <= place.width);
    if (lines && lines.length <= place.lines) return { size, lines };
  }
  const size = place.smallest;
  return {
    size,
    lines: cut(text, place.lines, (line) => measure(line, size, place.weight) <= place.width),
  };
}

type Fits = (line: string) => boolean;

/** Breaks at spaces; `undefined` when a single word is too wide. */
function wrap(text: string, fits: Fits): readonly string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (fits(longer)) lines.splice(-1, 1, longer);
    else if (fits(word)) lines.push(word);
    else return undefined;
  }
  return lines;
}

/** Breaks within words too, into at most `count` lines. */
function cut(text: string, count: number, fits: Fits): readonly string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest && lines.length < count) {
    const isLast = lines.length === count - 1;
    const line = fits(rest)
      ? rest
      : isLast
        ? `${longest(rest, fits, CUT)}${CUT}`
        : headOf(rest, fits);
    lines.push(line.trim());
    rest = fits(rest) ? '' : rest.slice(line.length).trimStart();
  }
  return lines;
}

/** Up to the last space that fits, or to the last character of a word that is too wide. */
function headOf(text: string, fits: Fits): string {
  const head = longest(text, fits, '');
  const space = text[head.length] === ' ' ? head.length : head.lastIndexOf(' ');
  return space > 0 ? head.slice(0, space) : head;
}

function longest(text: string, fits: Fits, end: string): string {
  const graphemes = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  let count = graphemes.length;
  while (count > 1 && !fits(graphemes.slice(0, count).join('') + end)) count -= 1;
  return graphemes.slice(0, count).join('');
}
