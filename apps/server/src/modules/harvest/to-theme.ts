import type { PackTheme } from '@varde/content-pack/pack';
import { makeSlug } from './make-slug.ts';
import { plainTitle } from './plain-words.ts';

/** `undefined` for a name that makes no address. */
export function toTheme(name: string, language: string): PackTheme | undefined {
  const title = plainTitle(name);
  const slug = makeSlug(title, '');
  if (!slug) return undefined;
  return {
    file: `themes/${slug}.md`,
    slug,
    title: { [language]: title },
    description: {},
    text: {},
  };
}
