/**
 * Looks up a message and interpolates it. The files are in i18next's format (`{{name}}`, `key_one`,
 * `key_other`), so that translators' tools read them; the library itself is 14 kB for these few
 * lines (docs/decisions/0009-messages-without-i18next.md).
 */

import { siteName } from '#browser/site-profile.ts';

export type Values = Readonly<Record<string, string | number>>;

/**
 * `{{site}}` in a message is the name of the site.
 * @param tag BCP 47; determines the plural form of `count`
 * @returns the message of a key; the key itself if there is none, so that a page is never empty
 */
export function createTranslate(
  tag: string,
  messages: Readonly<Record<string, string>>,
): (key: string, values?: Values) => string {
  const pluralForm = pluralForms(tag);
  const find = (key: string, count: unknown): string =>
    (typeof count === 'number'
      ? (messages[`${key}_${pluralForm(count)}`] ?? messages[`${key}_other`])
      : undefined) ??
    messages[key] ??
    key;
  return (key, values = {}) =>
    find(key, values['count']).replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
      String(values[name] ?? (name === 'site' ? siteName(tag) : placeholder)),
    );
}

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

/** Languages with an incomplete translation; missing messages fall back to another language. */
const PARTIAL_LANGUAGES: ReadonlySet<string> = new Set(['rom', 'se', 'sma']);

/** Whether the message files of a language have every message; `npm run check` verifies it. */
export function isCompleteLanguage(key: string): boolean {
  return !PARTIAL_LANGUAGES.has(key);
}
