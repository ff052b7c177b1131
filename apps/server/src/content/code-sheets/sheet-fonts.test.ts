import { describe, expect, it } from 'vitest';
import PDFDocument from 'pdfkit';
import { createMeasure, registerFonts } from './draw-sheets.ts';
import { splitRuns, unsupportedCharacters } from './sheet-fonts.ts';

const pdf = new PDFDocument({ autoFirstPage: false });
registerFonts(pdf);
const measure = createMeasure(pdf);

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
    const name = `${run?.part}-400`;
    const { fontkit } = fontOf(name);
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
