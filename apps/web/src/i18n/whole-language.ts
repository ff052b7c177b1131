import { MAIN_LANGUAGES } from '@varde/domain/languages';

/** Whether the message file of a language holds every message; `npm run check` sees to it. */
export function isWholeLanguage(key: string): boolean {
  return MAIN_LANGUAGES.some((main) => main === key);
}
