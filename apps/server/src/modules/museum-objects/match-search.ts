/** What a search of the museum database finds (external-services, 1.2), as far as the stand-in goes. Pure. */
import type { SearchDocument } from './search-stand-in.presenter.ts';

/** @param query words that must all be in it; `*` is everything */
export function matchesWords(document: SearchDocument, query: string): boolean {
  const words = query.toLowerCase().replaceAll('*', ' ').split(/\s+/).filter(Boolean);
  const all = Object.values(document).flat().map(String).join(' ').toLowerCase();
  return words.every((word) => all.includes(word));
}

/** @param filter `field:value`; the value may be quoted, or hold `*` for any letters */
export function matchesFilter(document: SearchDocument, filter: string): boolean {
  const [, field = '', quoted, plain = ''] = /^([\w.]+):(?:"([^"]*)"|(.*))$/.exec(filter) ?? [];
  const wanted = quoted === undefined ? patternOf(plain) : patternOf(quoted, true);
  const values: unknown[] = [document[field] ?? []].flat();
  return values.some((value) => wanted.test(String(value)));
}

function patternOf(text: string, isQuoted = false): RegExp {
  const escaped = text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(`^${isQuoted ? escaped : escaped.replaceAll('\\*', '.*')}$`, 'i');
}
