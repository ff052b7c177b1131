/** The languages in proposals of what to write: those of the pack, which are known at the end. */
import type { Catalog, Message } from '@varde/domain/message';
import type { PackMeta } from '../pack.ts';

/** Not tagged with `msg`, because translators have nothing to do with them. */
const example = (template: string): Message => ({ template, values: [] });

/** A text in each language. */
export const BY_LANGUAGE = example('{ no: …, sv: …, en: … }');
/** The key of one. */
export const LANGUAGE = example('no');

/** What translates the examples. */
export function exampleLanguages({ languages, default_language: own }: PackMeta): Catalog {
  const [first] = languages;
  if (first === undefined) return {};
  return {
    [BY_LANGUAGE.template]: `{ ${languages.map((key) => `${key}: …`).join(', ')} }`,
    [LANGUAGE.template]: languages.includes(own) ? own : first,
  };
}
