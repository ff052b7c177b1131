/** Breadcrumb trails from the front page to a document's page, for search engines and display. */
import { siteProfile } from '#browser/site-profile.ts';
import type { MessageKey, Translate } from '#i18n/texts.ts';
import type { TextView, TrailStep } from '#view-models.ts';

const LISTS = {
  articles: 'explore.tab.articles',
  presentations: 'explore.tab.presentations',
  rebus: 'explore.tab.rebus',
  museums: 'explore.tab.museums',
  themes: 'explore.tab.themes',
} as const satisfies Record<string, MessageKey>;

/** A list under /explore/list, the parent of the pages of its kind. */
export function listStep(list: keyof typeof LISTS, t: Translate): TrailStep {
  return { title: t(LISTS[list]), path: `/explore/list/${list}` };
}

/** To a museum's page: past the list of museums, which the site of one museum does not have. */
export function museumTrail(t: Translate): TrailStep[] {
  return siteProfile().museum ? [] : [listStep('museums', t)];
}

/** To a page within a presentation or a rebus. */
export function walkTrail(
  list: 'presentations' | 'rebus',
  { title: { text, lang }, href }: { readonly title: TextView; readonly href: string },
  t: Translate,
): TrailStep[] {
  return [listStep(list, t), { title: text, lang, path: href }];
}
