/** The site's font as subsets from its package: each character uses the subset that has it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const PACKAGE = '@fontsource/noto-sans';
/** Lookup order. Scripts whose characters need joining or rotation are not included. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const;
type Part = (typeof SUBSETS)[number];

const WEIGHTS = [400, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

export interface TextRun {
  readonly part: Part;
  readonly text: string;
}

const { resolve } = createRequire(import.meta.url);

/** woff, not woff2: pdfkit cannot subset woff2's transformed outlines. */
export const fontFile = (part: Part, weight: Weight): string =>
  resolve(`${PACKAGE}/files/noto-sans-${part}-${weight}-normal.woff`);

export const fontName = (part: Part, weight: Weight): string => `${part}-${weight}`;

export const FONTS = SUBSETS.flatMap((part) => WEIGHTS.map((weight) => ({ part, weight })));

type Range = readonly [from: number, to: number];
const RANGES = readRanges();

function readRanges(): ReadonlyMap<Part, readonly Range[]> {
  const file = resolve(`${PACKAGE}/files/noto-sans-latin-400-normal.woff`);
  const text = readFileSync(new URL('../unicode.json', `file://${file}`), 'utf8');
  const written = JSON.parse(text) as Readonly<Record<Part, string>>;
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
