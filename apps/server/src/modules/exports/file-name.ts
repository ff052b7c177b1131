const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  å: 'a',
  ß: 'ss',
  đ: 'd',
  ŋ: 'n',
  ŧ: 't',
};
const MAX_LETTERS = 60;

/** A title as the name of a file on any system; `other` where no letter of it can stand there. */
export function fileName(title: string, other: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[æøåßđŋŧ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LETTERS)
    .replace(/^-+|-+$/g, '');
  return plain || other;
}
