/** Which of a message's plural forms a number takes. */

export type PluralForm = Intl.LDMLPluralRule;

/**
 * Browsers ship without the rules of these, and would use those of their own language instead of the page's.
 * Both Sámi languages have a dual; a Romani message has no `_two`, so its `_other` is found.
 */
const COUNTED_HERE: ReadonlySet<string> = new Set(['se', 'sma', 'rom']);

const oneTwoOther = (count: number): PluralForm =>
  count === 1 ? 'one' : count === 2 ? 'two' : 'other';

/** @param tag BCP 47; a language without rules anywhere counts as Norwegian does, never as the device does. */
export function pluralForms(tag: string): (count: number) => PluralForm {
  if (COUNTED_HERE.has(tag)) return oneTwoOther;
  const rules = new Intl.PluralRules([tag, 'nb']);
  return (count) => rules.select(count);
}
