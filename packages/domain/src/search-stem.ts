/**
 * Strips endings approximately, for the three main languages at once. Only for comparing words
 * whose language is unknown (search terms, parts of compounds); the database stems texts in their
 * own language.
 */

/** Longest first. Folded. */
const ENDINGS =
  'arnas ornas ernas arna orna erna enes anes ene ane ers ens ets ar or er en et an je ja es na ne a e s n r t'.split(
    ' ',
  );

const MIN_STEM_LENGTH = 3;

export function roughStem(word: string): string {
  const ending = ENDINGS.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= MIN_STEM_LENGTH,
  );
  return ending ? word.slice(0, -ending.length) : word;
}

/** Longest inflection that may follow a stem within one word: hällristning-arnas. */
export const MAX_ENDING_LENGTH = 5;
/** Shorter words do not occur as parts of a meaningful compound. */
export const MIN_PART_LENGTH = 4;
