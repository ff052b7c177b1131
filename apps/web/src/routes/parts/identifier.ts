import { notFound } from '@tanstack/react-router';
import { isEntityIdentifier, isExternalIdentifier } from '@varde/domain/external-identifiers';

/**
 * An identifier of another collection in a URL; the not-found page when it is not valid
 * (specification §5.6).
 */
export function identifier(text: string): string {
  if (!isExternalIdentifier(text)) throw notFound();
  return text;
}

/** The same of the museum database, whose identifiers have a least length. */
export function objectIdentifier(text: string): string {
  if (!isEntityIdentifier(text)) throw notFound();
  return text;
}
