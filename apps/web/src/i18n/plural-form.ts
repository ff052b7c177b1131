/** The plural forms of messages. */

export type PluralForm = Intl.LDMLPluralRule;

/**
 * Browsers lack the plural rules of these languages, and would use those of their own language.
 * Both Sámi languages have a dual; a Romani message has no `_two`, so its `_other` is used.
 */
const WITHOUT_BROWSER_RULES: ReadonlySet<string> = new Set(['se', 'sma', 'rom']);

const oneTwoOther = (count: number): PluralForm =>
  count === 1 ? 'one' : count === 2 ? 'two' : 'other';

/** @param tag BCP 47; languages without rules use those of Norwegian, never the device's */
export function pluralForms(tag: string): (count: number) => PluralForm {
  if (WITHOUT_BROWSER_RULES.has(tag)) return oneTwoOther;
  const rules = new Intl.PluralRules([tag, 'nb']);
  return (count) => rules.select(count);
}
