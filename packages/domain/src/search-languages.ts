/** How the database stems words, by language. */

/**
 * PostgreSQL's text search configurations. Each dictionary is named with the suffix `_stem`, except
 * `simple`.
 */
const CONFIGURATIONS = {
  no: 'norwegian',
  // PostgreSQL has no dictionary for Nynorsk, whose inflection is similar.
  nn: 'norwegian',
  sv: 'swedish',
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  ro: 'romanian',
} as const;

export type SearchConfiguration = (typeof CONFIGURATIONS)[keyof typeof CONFIGURATIONS] | 'simple';

/** `simple` does not stem. */
export function searchConfiguration(language: string): SearchConfiguration {
  return Object.entries(CONFIGURATIONS).find(([key]) => key === language)?.[1] ?? 'simple';
}
