/** Public URLs of the museum database (docs/reference/digitaltmuseum.md#full-artifact). */
import type { SourceView } from '#view-models.ts';

/** Site by the visitor's language. */
const HOSTS: Readonly<Record<string, string>> = {
  no: 'digitaltmuseum.no',
  nn: 'digitaltmuseum.no',
  sv: 'digitaltmuseum.se',
};
const OTHER_HOST = 'digitaltmuseum.org';

/** Only this number is part of an object's public URL; other identifiers are internal. */
const UNIQUE_ID = /^\d{11,13}$/;

/** URL of an object at its source; the front page for identifiers without a public page. */
export function objectSource(identifier: string, languageKey: string): SourceView {
  const host = HOSTS[languageKey] ?? OTHER_HOST;
  return { host, href: `https://${host}/${UNIQUE_ID.test(identifier) ? identifier : ''}` };
}
