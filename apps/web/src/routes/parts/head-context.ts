import type { HeadContext } from '#platform/page-head.ts';
import type { PageContext } from '#platform/page-context.ts';
import { publicSite } from '#platform/site.ts';

/** What every page's head needs, from the context of its match. */
export function headContext({ texts, address }: PageContext): HeadContext {
  return { texts, origin: publicSite().origin, prefix: address.languageKey };
}
