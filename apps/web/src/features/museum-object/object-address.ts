/** Public URLs of the museum database (docs/reference/digitaltmuseum.md#full-artifact). */
import type { SourceView } from '#view-models.ts';

/** Which of its three sites speaks the visitor's language. */
const HOSTS: Readonly<Record<string, string>> = {
  no: 'digitaltmuseum.no',
  nn: 'digitaltmuseum.no',
  sv: 'digitaltmuseum.se',
};
const OTHER_HOST = 'digitaltmuseum.org';

/** Only this number is part of an object's public address; other identifiers are known to programs alone. */
const UNIQUE_ID = /^\d{11,13}$/;

/** Where an object can be seen at its source; the source's front page for an identifier that has no page there. */
export function objectSource(identifier: string, languageKey: string): SourceView {
  const host = HOSTS[languageKey] ?? OTHER_HOST;
  return { host, href: `https://${host}/${UNIQUE_ID.test(identifier) ? identifier : ''}` };
}
