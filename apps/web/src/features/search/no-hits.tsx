import { Map as MapIcon, Search, SearchX } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import type { ItemView } from '#services/transform/list-item.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './search-page.module.css';

export interface NoHitsProps {
  /** Empty before anything is searched for. */
  readonly query: string;
  readonly ideas: readonly ItemView[];
}

/** In place of results: what else to try. */
export function NoHits({ query, ideas }: NoHitsProps) {
  const t = useText();
  const isEmpty = query === '';
  return (
    <div className={styles.none}>
      <EmptyState
        icon={isEmpty ? Search : SearchX}
        title={isEmpty ? t('search.begin') : t('search.noHits', { query })}
        body={t(isEmpty ? 'search.beginBody' : 'search.noHitsBody')}
        action={
          <ButtonLink href="/explore/map" icon={MapIcon}>
            {t('search.toMap')}
          </ButtonLink>
        }
      />
      {ideas.length > 0 && (
        <nav aria-label={t('search.ideas')} className={styles.ideas}>
          <p className={styles.besideTitle}>{t('search.ideas')}</p>
          <ul className={styles.chips}>
            {ideas.map(({ id, href, title }) => (
              <li key={id}>
                <Chip href={href} label={title.text} lang={title.lang} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
