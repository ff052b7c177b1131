import type { Catalog } from '@varde/domain/message';

const CATALOGS = {
  no: () => import('./messages/no.json', { with: { type: 'json' } }),
  sv: () => import('./messages/sv.json', { with: { type: 'json' } }),
};

/** Translations of the checker's messages; none in English, in which they are written. */
export async function loadCatalog(language: 'no' | 'sv' | 'en'): Promise<Catalog> {
  return language === 'en' ? {} : (await CATALOGS[language]()).default;
}
