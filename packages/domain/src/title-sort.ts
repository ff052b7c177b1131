/**
 * Sort keys for titles whose byte order (UTF-8) is the dictionary order of the reader's language,
 * so that a database can scan an index regardless of its own collations. Follows the root order of
 * the Unicode collation algorithm (UTS #10) and CLDR's rules for Norwegian and Swedish: first
 * letters, then marks, then case.
 */
import { DEFAULT_LANGUAGE, languagePreference, MAIN_LANGUAGES } from './languages.ts';

/** Key of a letter; `mark` distinguishes letters with the same primary weight. */
interface Weight {
  readonly letters: string;
  readonly mark?: string;
}

interface Alphabet {
  /** Letters, and letters with a mark (decomposed), that do not sort as their base letter. */
  readonly own: ReadonlyMap<string, Weight>;
  /** Norwegian: old spelling of å, and sorted as it. */
  readonly hasDoubleA: boolean;
}

/** Below every weight, so that a shorter title sorts first. */
const LEVEL_END = '\u0001';
const STROKE = '\u0338';
/** Marks a letter that sorts after all words with its base letter. */
const AFTER = '~';
/** These follow z in byte order. */
const [FIRST_AFTER_Z, SECOND_AFTER_Z, THIRD_AFTER_Z] = ['{', '|', '}'] as const;

const plain = (letters: string): Weight => ({ letters });
const marked = (letters: string): Weight => ({ letters, mark: STROKE });

const ROOT: readonly (readonly [string, Weight])[] = [
  ['æ', marked('ae')],
  ['œ', marked('oe')],
  ['ø', marked('o')],
  ['đ', marked('d')],
  ['ð', marked('d')],
  ['ħ', marked('h')],
  ['ł', marked('l')],
  ['ß', marked('ss')],
  ['ı', plain(`i${AFTER}`)],
  ['ŋ', plain(`n${AFTER}`)],
  ['ŧ', plain(`t${AFTER}`)],
  ['þ', plain(`z${AFTER}`)],
];

const NORDIC: readonly (readonly [string, Weight])[] = [
  ['þ', marked('th')],
  ['u\u0308', plain('y')],
  ['u\u030b', plain('y')],
];

const NORWEGIAN: Alphabet = {
  own: new Map([
    ...ROOT,
    ...NORDIC,
    ['æ', plain(FIRST_AFTER_Z)],
    ['a\u0308', plain(FIRST_AFTER_Z)],
    ['e\u0328', plain(FIRST_AFTER_Z)],
    ['ø', plain(SECOND_AFTER_Z)],
    ['o\u0308', plain(SECOND_AFTER_Z)],
    ['o\u030b', plain(SECOND_AFTER_Z)],
    ['œ', marked(SECOND_AFTER_Z)],
    ['a\u030a', plain(THIRD_AFTER_Z)],
  ]),
  hasDoubleA: true,
};

const SWEDISH: Alphabet = {
  own: new Map([
    ...ROOT,
    ...NORDIC,
    ['a\u030a', plain(FIRST_AFTER_Z)],
    ['a\u0308', plain(SECOND_AFTER_Z)],
    ['æ', marked(SECOND_AFTER_Z)],
    ['e\u0328', plain(SECOND_AFTER_Z)],
    ['o\u0308', plain(THIRD_AFTER_Z)],
    ['ø', marked(THIRD_AFTER_Z)],
    ['o\u030b', plain(THIRD_AFTER_Z)],
    ['o\u0302', plain(THIRD_AFTER_Z)],
    ['œ', marked(THIRD_AFTER_Z)],
  ]),
  hasDoubleA: false,
};

const OTHER: Alphabet = { own: new Map(ROOT), hasDoubleA: false };

/**
 * Sámi and Romani readers of Norway and Sweden see mostly Norwegian titles and know æ, ø, å as
 * separate letters at the end of the alphabet; readers of other languages look for Ås under A.
 */
const ALPHABETS: Readonly<Record<string, Alphabet>> = {
  no: NORWEGIAN,
  nn: NORWEGIAN,
  se: NORWEGIAN,
  sma: NORWEGIAN,
  rom: NORWEGIAN,
  sv: SWEDISH,
};

/** In the root order, equivalent signs together; all sort before digits and letters. */
const PUNCTUATION =
  ' |‾|_|‗|-|‐‑|‒|–|—|―|,|;|:|!|¡|?|¿|.|…|·|\'‘’‚‛|‹|›|"“”„‟|«|»|(|)|[|]|{|}|§|¶|@|*|/|\\|&|#|%|‰|†|‡|•|′|″|`|´|^|¯|¨|°|©|®|→|+|±|÷|×|<|=|>|¬|¦|~|¤|¢|$|£|¥|€|№|™';

const punctuation = new Map(
  PUNCTUATION.split('|').flatMap((alike, place) =>
    Array.from(alike, (sign) => [sign, `\u0002${String.fromCharCode(0x21 + place)}`] as const),
  ),
);
const UNKNOWN_SIGN = '\u0003';

/** Further letters are ignored: an index accepts keys of a few hundred bytes. */
const MAX_ELEMENTS = 120;

/** @param language a key of `@varde/domain/languages`; others sort by the root order */
export function titleSortKey(title: string, language: string): string {
  const alphabet = ALPHABETS[language] ?? OTHER;
  const weights = collationElements(title, alphabet).slice(0, MAX_ELEMENTS);
  const marks = weights.map(({ marks }) => marks || ' ').join('');
  const cases = weights.map(({ isUpper }) => (isUpper ? '1' : '0')).join('');
  const levels = [
    weights.map(({ letters }) => letters).join(''),
    marks,
    cases.replace(/(?<!0)0+$/, ''),
  ];
  return levels.map((level) => level.trimEnd()).join(LEVEL_END);
}

/**
 * Languages of the sort keys: those of the pack, and the main ones, whose readers expect their own
 * order for foreign titles, too.
 */
export function titleSortLanguages(packLanguages: readonly string[]): string[] {
  return [...new Set([...packLanguages, ...MAIN_LANGUAGES])];
}

/** The available sort language that suits a reader of `language` best. */
export function titleSortLanguage(language: string, packLanguages: readonly string[]): string {
  const available = titleSortLanguages(packLanguages);
  return languagePreference(language).find((key) => available.includes(key)) ?? DEFAULT_LANGUAGE;
}

interface CollationElement {
  readonly letters: string;
  readonly marks: string;
  readonly isUpper: boolean;
}

/** Numbers, å written as two letters, and single characters with their marks. */
const ELEMENTS = /\d+|(?:aa|A[aA])(?!\p{Mark})|\P{Mark}\p{Mark}*|\p{Mark}+/gu;
/** Ignorable characters: soft hyphens, direction marks. */
const UNSEEN = /[\p{Cf}\p{Cn}]|(?![\t\n\v\f\r])\p{Cc}/gu;

function collationElements(title: string, alphabet: Alphabet): CollationElement[] {
  const text = title.normalize('NFKD').replace(UNSEEN, '').replace(/\s/gu, ' ');
  return (text.match(ELEMENTS) ?? []).flatMap((match) => {
    if (/^\d/.test(match)) return numberElement(match);
    if (/^aa/i.test(match)) return doubleA(match, alphabet);
    return characterElement(match, alphabet);
  });
}

/** Numbers sort by their number of digits first; longer digit runs are not numbers. */
const MAX_DIGITS = 60;

function numberElement(digits: string): CollationElement {
  const value = digits.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS);
  return {
    letters: `0${String.fromCharCode(0x30 + value.length)}${value}`,
    marks: '',
    isUpper: false,
  };
}

function doubleA(match: string, alphabet: Alphabet): CollationElement[] {
  if (!alphabet.hasDoubleA)
    return Array.from(match, (character) => characterElement(character, alphabet));
  const isUpper = match.startsWith('A');
  return [{ letters: THIRD_AFTER_Z, marks: STROKE, isUpper }];
}

function characterElement(character: string, { own }: Alphabet): CollationElement {
  const first = String.fromCodePoint(character.codePointAt(0) ?? 0);
  const lower = first.toLowerCase();
  const marks = character.slice(first.length);
  const ownMark = Array.from(marks).find((mark) => own.has(lower + mark));
  const weight = own.get(ownMark === undefined ? lower : lower + ownMark);
  return {
    letters: weight?.letters ?? punctuation.get(lower) ?? signOrLetter(lower),
    marks: (weight?.mark ?? '') + marks,
    isUpper: lower !== first,
  };
}

/** Other scripts follow in Unicode order, which is the root order of most of them. */
function signOrLetter(character: string): string {
  if (/\p{Mark}/u.test(character)) return '';
  return /[\p{L}\p{N}]/u.test(character) ? character : UNKNOWN_SIGN + character;
}
