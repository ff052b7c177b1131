/** Languages with an incomplete translation; missing messages fall back to another language. */
const PARTIAL_LANGUAGES: ReadonlySet<string> = new Set(['rom', 'se', 'sma']);

/** Whether the message files of a language have every message; `npm run check` verifies it. */
export function isCompleteLanguage(key: string): boolean {
  return !PARTIAL_LANGUAGES.has(key);
}
