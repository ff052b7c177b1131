/**
 * The slug of an owner in a URL: `@fjord-og-fjell` and `fjord-og-fjell` are the same
 * (specification §2.2).
 */
export function withoutAt(slug: string): string {
  return slug.replace(/^@/, '');
}
