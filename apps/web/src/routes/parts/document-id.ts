import { notFound } from '@tanstack/react-router';

/**
 * The id in a URL; the not-found page when it is not an integer, since such lookups are skipped
 * (specification §5.6).
 */
export function documentId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw notFound();
  return Number(text);
}
