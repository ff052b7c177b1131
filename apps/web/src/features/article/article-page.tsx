import { Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { OwnerCard } from '#components/owner-card.tsx';
import { SectionFailed } from '#components/section-boundary.tsx';
import { useText } from '#i18n/use-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Column } from '#ui/column.tsx';
import styles from './article-page.module.css';
import type { ArticleView } from './document-view.ts';
import { DocumentOpening } from './document-opening.tsx';

export interface ArticlePageProps {
  view: ArticleView;
  breadcrumbs: ReactNode;
  /** Position of the article in a walk, beside the title. */
  place?: string;
  /** The rebus task, directly below the text. */
  task?: ReactNode;
  /** Walking directions, if the article has a location. */
  directions?: ReactNode;
  /** Navigation to the next stop, if the article is part of a walk. */
  after?: ReactNode;
}

export function ArticlePage({
  view,
  breadcrumbs,
  place,
  task,
  directions,
  after,
}: ArticlePageProps) {
  const t = useText();
  const { mapHref, themes, themesFailed, owner } = view;
  return (
    <article>
      <DocumentOpening view={view} kindLabel={place} breadcrumbs={breadcrumbs}>
        {task}
        {mapHref && (
          <div className={styles.doors}>
            <ButtonLink href={mapHref} icon={MapIcon}>
              {t('article.showOnMap')}
            </ButtonLink>
            {directions}
          </div>
        )}
      </DocumentOpening>
      <Column>
        {after}
        {themes.length > 0 && (
          <nav aria-label={t('article.themes')} className={styles.themes}>
            {themes.map(({ href, title }) => (
              <Chip key={href} href={href} label={title.text} lang={title.lang} />
            ))}
          </nav>
        )}
        {themesFailed && <SectionFailed />}
        {owner && <OwnerCard owner={owner} label={t('owner.publishedBy')} />}
      </Column>
    </article>
  );
}
