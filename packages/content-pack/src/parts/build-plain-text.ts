/** What can be read of a document, for search. */
import type { Block } from '@varde/contract/blocks';
import type { LanguageMap } from '@varde/domain/languages';
import { plainTextOf } from '../render-rich-text.ts';
import { inLanguageOrder } from './language-map-shape.ts';

export function buildPlainText(description: LanguageMap, blocks: readonly Block[]): LanguageMap {
  const texts = [description, ...blocks.map(readable)];
  const languages = new Set(texts.flatMap((map) => Object.keys(map)));
  const joined = [...languages].map((language) => [
    language,
    texts
      .map((map) => map[language] ?? '')
      .filter(Boolean)
      .join('\n'),
  ]);
  return inLanguageOrder(Object.fromEntries(joined) as Record<string, string>);
}

function readable(block: Block): LanguageMap {
  if (block.type === 'text') {
    const entries = Object.entries(block.html);
    return Object.fromEntries(entries.map(([language, html]) => [language, plainTextOf(html)]));
  }
  return block.type === 'quote' ? block.text : {};
}
