import { useText } from '#i18n/use-text.ts';
import type { TextView, TrailStep } from '#view-models.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export interface TrailProps {
  /** From below the front page to the parent of the page. */
  readonly steps: readonly TrailStep[];
  /** Of the page itself. */
  readonly title: TextView;
}

/** Breadcrumbs of a content page, from the front page to the page itself, which is not a link. */
export function Trail({ steps, title: { text, lang } }: TrailProps) {
  const t = useText();
  const items = [
    { title: t('shell.home'), href: '/' },
    ...steps.map(({ title, path, ...rest }) => ({ title, href: path, ...rest })),
    { title: text, lang },
  ];
  return <Breadcrumbs label={t('shell.breadcrumbs')} items={items} />;
}
