import type { HeadContext } from '#state/page-head.ts';
import type { PageContext } from '#state/page-context.ts';
import { publicSite } from '#browser/site.ts';

/** What every page's head needs, from the context of its match. */
export function headContext({ texts, urlLanguage }: PageContext): HeadContext {
  return { texts, origin: publicSite().origin, prefix: urlLanguage.languageKey };
}
