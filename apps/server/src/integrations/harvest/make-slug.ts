const TRANSLITERATIONS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  å: 'a',
  ä: 'a',
  ö: 'o',
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
export function makeSlug(text: string, otherwise: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[æøåäößđŧŋłþð]/g, (character) => TRANSLITERATIONS[character] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  const slug = plain.slice(0, MAX_LENGTH).replace(/^-+|-+$/g, '');
  return slug || otherwise;
}
