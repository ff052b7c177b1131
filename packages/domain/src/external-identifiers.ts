/** Which identifiers of other collections are looked up (specification §5.6). */
import { ENTITY_IDENTIFIER_MIN_LENGTH, MUSEUM_DATA_PREFIX } from './constants.ts';

export const EXTERNAL_IDENTIFIER_PATTERN = '^[A-Za-z0-9-]{1,64}$';
const FORM = new RegExp(EXTERNAL_IDENTIFIER_PATTERN);

/** Written by clients in place of a missing identifier. */
const MISSING = ['undefined', 'null'];

export function isExternalIdentifier(text: string | null | undefined): text is string {
  return typeof text === 'string' && FORM.test(text) && !MISSING.includes(text);
}

/** For the museum database and cultural names, whose identifiers have a minimum length. */
export function isEntityIdentifier(text: string | null | undefined): text is string {
  return isExternalIdentifier(text) && text.length >= ENTITY_IDENTIFIER_MIN_LENGTH;
}

/** A museum's identifier in the museum-data service (specification §7.3). */
export function museumDataIdentifier(identifier: string): string {
  return MUSEUM_DATA_PREFIX + identifier.toLowerCase();
}
