import type { LanguageMap } from '@varde/domain/languages';
import { fromPairs, records, text, texts, type Loose } from '#modules/outside/read-loosely.ts';

/** `[{ language, title }]`, among which one may be empty; an exhibition has its own. */
export function titles(artifact: Loose, language: string): LanguageMap {
  const wrapped = [artifact['titles'], (artifact['exhibition'] as Loose | undefined)?.['titles']];
  const told = wrapped.flatMap((one) =>
    records(one).map(
      (title) => [text(title['language']) ?? language, text(title['title'])] as const,
    ),
  );
  const names = texts(records(artifact['names']).map(({ name }) => name));
  // What has no title is called by what it is.
  return fromPairs([...told, [language, text(artifact['title'])], [language, names[0]]]);
}

/** The archive has a description in one language; ours may have it in several, written as titles are. */
export function descriptions(holder: Loose, language?: string): LanguageMap {
  const told = records(holder['descriptions']).map(
    (one) => [text(one['language']) ?? '', text(one['description'])] as const,
  );
  const plain = language ? [[language, text(holder['description'])] as const] : [];
  return fromPairs([...told, ...plain]);
}
