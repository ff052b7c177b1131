import { Map as MapIcon, Search, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { KIND_ICONS } from '#components/kind-icon.ts';
import { ListSkeleton } from '#components/list-skeleton.tsx';
import { useText } from '#i18n/use-text.ts';
import type { SearchResults } from '#api/load-search.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Column } from '#ui/column.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { searchHref } from './search-href.ts';
import { SearchBox } from './search-box.tsx';
import styles from './search-page.module.css';
import { SEARCH_TABS, shownTabs, type SearchTab } from '#api/tabs.ts';

export interface SearchPageProps {
  /** Cleaned; empty before the first search. */
  query: string;
  tab: SearchTab;
  /** `undefined` before the first search. */
  results: SearchResults | undefined;
  /** Suggested where there are no results. */
  ideas: readonly ItemView[];
  /** The rows of the tab. */
  children: ReactNode;
}

export function SearchPage({ query, tab, results, ideas, children }: SearchPageProps) {
  const t = useText();
  const hasHits = results !== undefined && results.counts.all > 0;
  return (
    <>
      <div className={styles.top} data-surface="bar">
        <div className={styles.heading}>
          <h1>{query ? t('search.titleFor', { query }) : t('search.title')}</h1>
          <SearchBox key={query} query={query} />
        </div>
        {hasHits && <ResultTabs query={query} tab={tab} counts={results.counts} />}
      </div>
      <Column>
        {hasHits ? (
          <>
            {results.beside.length > 0 && <Beside items={results.beside} />}
            {children}
          </>
        ) : (
          <NoHits query={query} ideas={ideas} />
        )}
      </Column>
    </>
  );
}

type ResultTabsProps = Pick<SearchPageProps, 'query' | 'tab'> & Pick<SearchResults, 'counts'>;

function ResultTabs({ query, tab, counts }: ResultTabsProps) {
  const t = useText();
  const tabs = shownTabs(SEARCH_TABS, tab).map((one) => ({
    href: searchHref(query, one),
    label: one === 'all' ? t('search.all') : t(`explore.tab.${one}`),
    count: String(counts[one]),
    current: one === tab,
  }));
  return <Tabs label={t('search.tabs')} tabs={tabs} />;
}

/** Matches that are not rows of this tab: short, so that the rows stay in view. */
function Beside({ items }: { items: readonly ItemView[] }) {
  const t = useText();
  return (
    <nav aria-label={t('search.beside')} className={styles.beside}>
      <p className={styles.besideTitle}>{t('search.beside')}</p>
      <ul className={styles.chips}>
        {items.map(({ kind, id, href, title }) => (
          <li key={`${kind} ${id}`}>
            <Chip href={href} label={title.text} lang={title.lang} icon={KIND_ICONS[kind]} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NoHitsProps {
  /** Empty before the first search. */
  readonly query: string;
  readonly ideas: readonly ItemView[];
}

/** What else to try, when there are no results. */
function NoHits({ query, ideas }: NoHitsProps) {
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

/** Skeleton of the page while it loads; the query is in the box already. */
export function SearchPending({ query }: { query: string }) {
  const t = useText();
  return (
    <>
      <div className={styles.top} data-surface="bar">
        <div className={styles.heading}>
          <h1>{query ? t('search.titleFor', { query }) : t('search.title')}</h1>
          <SearchBox key={query} query={query} />
        </div>
        {query && <div className={styles.tabsPlace} />}
      </div>
      <Column>
        <ListSkeleton label={t('search.loading')} rows={6} />
      </Column>
    </>
  );
}
