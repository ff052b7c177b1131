/** Languages whose translation has gaps; another language stands in for the missing messages. */
const PARTIAL_LANGUAGES: ReadonlySet<string> = new Set(['rom', 'se', 'sma']);

/** Whether the message files of a language hold every message; `npm run check` verifies it. */
export function isCompleteLanguage(key: string): boolean {
  return !PARTIAL_LANGUAGES.has(key);
}
