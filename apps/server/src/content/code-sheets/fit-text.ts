/** Fits text into a box at the largest possible size; truncates only at the smallest size. */
import type { Weight } from './sheet-fonts.ts';

/** Width of a line in millimetres; `size` is the font size in millimetres. */
export type Measure = (text: string, size: number, weight: Weight) => number;

export interface TextPlace {
  readonly width: number;
  readonly lines: number;
  readonly size: number;
  readonly smallest: number;
  readonly weight: Weight;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

const STEP = 0.95;
const CUT = '…';

export function fitText(text: string, place: TextPlace, measure: Measure): FittedText {
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
