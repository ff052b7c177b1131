/** How the database cuts words down to their stems, by language. */

/** PostgreSQL's text search configurations; a dictionary has the same name with `_stem`, but for `simple`. */
const CONFIGURATIONS = {
  no: 'norwegian',
  // PostgreSQL has none for nynorsk, whose endings are much the same.
  nn: 'norwegian',
  sv: 'swedish',
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  ro: 'romanian',
} as const;

export type SearchConfiguration = (typeof CONFIGURATIONS)[keyof typeof CONFIGURATIONS] | 'simple';

/** `simple` leaves words as they are. */
export function searchConfiguration(language: string): SearchConfiguration {
  return Object.entries(CONFIGURATIONS).find(([key]) => key === language)?.[1] ?? 'simple';
}
