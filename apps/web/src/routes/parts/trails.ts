/** The ways from the front page to the pages of documents: told to search engines, and shown as breadcrumbs. */
import type { SelectionView } from '#features/presentation/walk-view.ts';
import type { MessageKey, Translate } from '#i18n/texts.ts';
import type { Crumb } from '#api/transform/structured-data.ts';
import type { BreadcrumbView, TextView } from '#view-models.ts';

export interface TrailStep extends Crumb {
  /** Of the title, where it is content. */
  readonly lang?: string;
}

const LISTS = {
  articles: 'explore.tab.articles',
  presentations: 'explore.tab.presentations',
  rebus: 'explore.tab.rebus',
  museums: 'explore.tab.museums',
  themes: 'explore.tab.themes',
} as const satisfies Record<string, MessageKey>;

/** One of the lists under /explore/list, which the pages of its kind lie below. */
export function listStep(list: keyof typeof LISTS, t: Translate): TrailStep {
  return { title: t(LISTS[list]), path: `/explore/list/${list}` };
}

/** A page of content that others lie below. */
function pageStep({ text, lang }: TextView, path: string): TrailStep {
  return { title: text, lang, path };
}

/** To what lies within a presentation or a rebus. */
export function walkTrail(
  list: 'presentations' | 'rebus',
  { title, href }: { readonly title: TextView; readonly href: string },
  t: Translate,
): TrailStep[] {
  return [listStep(list, t), pageStep(title, href)];
}

/** To a selection, through its presentation. */
export function selectionTrail({ group }: SelectionView, t: Translate): TrailStep[] {
  return walkTrail('presentations', group, t);
}

/** From the front page to the page itself, which is no link. */
export function toBreadcrumbs(
  trail: readonly TrailStep[],
  { text, lang }: TextView,
  t: Translate,
): BreadcrumbView[] {
  return [
    { title: t('shell.home'), href: '/' },
    ...trail.map(({ title, path, ...rest }) => ({ title, href: path, ...rest })),
    { title: text, lang },
  ];
}
