import { notFound } from '@tanstack/react-router';

/** The id in an address; the not-found page when it is no whole number (specification §5: such lookups are skipped). */
export function documentId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw notFound();
  return Number(text);
}
