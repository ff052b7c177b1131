/** Letters that Unicode does not decompose. */
const TRANSLITERATIONS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ŧ: 't',
  ŋ: 'n',
  ł: 'l',
  þ: 'th',
  ð: 'd',
};
const MAX_LENGTH = 60;

/** A name of a-z, 0-9 and hyphens for files and URLs; `otherwise` when that is empty. */
export function makeSlug(text: string, otherwise = ''): string {
  const plain = text
    .toLowerCase()
    .replace(/[æøßđŧŋłþð]/g, (letter) => TRANSLITERATIONS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  const slug = plain.slice(0, MAX_LENGTH).replace(/^-+|(?<!-)-+$/g, '');
  return slug || otherwise;
}
