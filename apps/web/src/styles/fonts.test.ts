/** Reads the heading type's files themselves: a letter that is missing would be drawn in another face, unnoticed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { characterRanges, readFont } from './parts/read-font.ts';

const css = readFileSync(`${import.meta.dirname}/typography.css`, 'utf8');
const modules = join(import.meta.dirname, '../../../../node_modules');

const faces = [...css.matchAll(/@font-face \{([^}]+)\}/g)]
  .map(([, body = '']) => ({
    file: /url\('([^']+)'\)/.exec(body)?.[1],
    ranges: characterRanges(/unicode-range:([^;]+);/.exec(body)?.[1] ?? ''),
  }))
  .filter((face): face is typeof face & { file: string } => face.file !== undefined)
  .map((face) => ({ ...face, font: readFont(readFileSync(join(modules, face.file))) }));

const alphabets: [string, string][] = [
  ['Norwegian', 'æøåÆØÅéèêóòôü'],
  ['Swedish', 'åäöÅÄÖéà'],
  ['Northern Sámi', 'áčđŋšŧžÁČĐŊŠŦŽ'],
  ['Southern Sámi', 'ïæöåÏÆÖÅ'],
  ['German', 'äöüßÄÖÜẞ'],
  ['French', 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ'],
  ['Spanish', 'áéíñóúü¿¡'],
  ['Polish', 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'],
  ['Romanian', 'ăâîșțĂÂÎȘȚ'],
  ['the compositor', '«»„“”‘’–—…·×\u00a0'],
];

describe('the heading type', () => {
  it.each(alphabets)('has the letters of %s in a file that is asked for them', (_name, letters) => {
    const missing = Array.from(letters).filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return !faces.some(
        ({ ranges, font }) =>
          ranges.some(([from, to]) => from <= code && code <= to) && font.characters.has(code),
      );
    });
    expect(missing).toEqual([]);
  });

  it('varies in weight from 200 to 800', () => {
    for (const { font } of faces) {
      expect(font.axes).toContainEqual({ tag: 'wght', min: 200, max: 800 });
    }
  });

  it('costs at most 64 KB for a page in Norwegian, Swedish or English', () => {
    expect(faces[0]?.font.bytes).toBeLessThan(64 * 1024);
  });
});
