/** Reads the heading font's files: a missing character would silently use a fallback font. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';

const css = readFileSync(`${import.meta.dirname}/typography.css`, 'utf8');
const modules = join(import.meta.dirname, '../../../../node_modules');

const faces = [...css.matchAll(/@font-face \{([^}]+)\}/g)]
  .map(([, body = '']) => ({
    file: /url\('([^']+)'\)/.exec(body)?.[1],
    ranges: characterRanges(/unicode-range:([^;]+);/.exec(body)?.[1] ?? ''),
  }))
  .filter((face): face is typeof face & { file: string } => face.file !== undefined)
  .map((face) => ({ ...face, bytes: readFileSync(join(modules, face.file)) }))
  .map((face) => ({ ...face, characters: charactersOf(face.bytes) }));

function charactersOf(file: Buffer): Set<number> {
  const font = create(file);
  return new Set('characterSet' in font ? font.characterSet : []);
}

/** First and last character of each part of a `unicode-range`. */
function characterRanges(value: string): [number, number][] {
  return [...value.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
  );
}

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

describe('the heading font', () => {
  it.each(alphabets)('covers the characters of %s by unicode-range', (_name, characters) => {
    const missing = Array.from(characters).filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return !faces.some(
        ({ ranges, characters }) =>
          ranges.some(([from, to]) => from <= code && code <= to) && characters.has(code),
      );
    });
    expect(missing).toEqual([]);
  });

  it('costs at most 28 KB on a page in Norwegian, Swedish or English', () => {
    expect(faces[0]?.bytes.length).toBeLessThan(28 * 1024);
  });
});
