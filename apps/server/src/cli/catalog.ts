import { loadCatalog } from '@varde/content-pack/load-catalog';
import type { Catalog } from '@varde/domain/message';
import type { TerminalLanguage } from '#config/terminal-language.ts';

/** All translations of what a terminal shows; none for English, in which messages are written. */
export async function catalogOf(language: TerminalLanguage): Promise<Catalog> {
  if (language === 'en') return {};
  const { default: own } =
    language === 'no'
      ? await import('./messages/no.json', { with: { type: 'json' } })
      : await import('./messages/sv.json', { with: { type: 'json' } });
  return { ...(await loadCatalog(language)), ...own };
}
