import { Breadcrumbs } from '#components/breadcrumbs.tsx';
import { useText } from '#i18n/use-text.ts';
import type { TextView } from '#view-models.ts';
import { toBreadcrumbs, type TrailStep } from './trails.ts';

export interface TrailProps {
  /** From below the front page to above the page itself. */
  steps: readonly TrailStep[];
  /** Of the page itself. */
  title: TextView;
}

/** The breadcrumbs of a document's page. */
export function Trail({ steps, title }: TrailProps) {
  const t = useText();
  return <Breadcrumbs label={t('shell.breadcrumbs')} items={toBreadcrumbs(steps, title, t)} />;
}
