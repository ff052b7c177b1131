/**
 * Looks up a message and interpolates it. The files are in i18next's format (`{{name}}`, `key_one`,
 * `key_other`), so that translators' tools read them; the library itself is 14 kB for these few
 * lines (docs/decisions/0009-messages-without-i18next.md).
 */
import { pluralForms } from './plural-form.ts';

export type Values = Readonly<Record<string, string | number>>;

/**
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
      String(values[name] ?? placeholder),
    );
}
