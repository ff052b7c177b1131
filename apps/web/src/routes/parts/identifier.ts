import { notFound } from '@tanstack/react-router';
import { ENTITY_IDENTIFIER_MIN_LENGTH } from '@varde/domain/constants';

const IDENTIFIER = /^[A-Za-z0-9-]{1,64}$/;

/** Written by programs that had none. */
const MISSING = ['undefined', 'null'];

/** An identifier of another collection in an address; the not-found page when it can be none (specification §5). */
export function identifier(text: string): string {
  if (!IDENTIFIER.test(text) || MISSING.includes(text)) throw notFound();
  return text;
}

/** The same of the museum database, whose identifiers have a least length. */
export function objectIdentifier(text: string): string {
  if (text.length < ENTITY_IDENTIFIER_MIN_LENGTH) throw notFound();
  return identifier(text);
}
