import { splitLanguagePrefix, withLanguagePrefix } from './language-prefix.ts';

/**
 * The canonical form of a path: no trailing slash, language prefix by its key (`/nb/map/` →
 * `/no/map`).
 */
export function canonicalPath(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  const trimmed = pathname.slice(0, end);
  const prefixed = splitLanguagePrefix(trimmed);
  return prefixed ? withLanguagePrefix(prefixed.languageKey, prefixed.path) : trimmed;
}
