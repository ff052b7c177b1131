import type { ReactNode } from 'react';
import { Credits } from '#components/credits.tsx';
import { Hero } from '#components/hero.tsx';
import { RichText } from '#components/rich-text.tsx';
import { useText } from '#i18n/use-text.ts';
import { MAIN_IMAGE } from '#browser/main-image.ts';
import type { TagCounts } from '#api/load-tag.ts';
import { Column } from '#ui/column.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import styles from './theme-page.module.css';
import type { ThemePageView } from './theme-view.ts';
import { TAG_TABS, type TagTab } from '#api/tabs.ts';

export interface ThemePageProps {
  view: ThemePageView;
  /** The theme's card from the cultural-name service. */
  name?: ReactNode;
  tab: TagTab;
  counts: TagCounts;
  total: number;
  documents: ReactNode;
}

export function ThemePage({ view, name, tab, counts, total, documents }: ThemePageProps) {
  const t = useText();
  const { path, title, lead, image, imageRights, text } = view;
  return (
    <article>
      <Hero
        title={title}
        lead={lead}
        image={image}
        kicker={{ text: t('kind.theme') }}
        transitionName={MAIN_IMAGE}
      >
        {text && <RichText text={text} />}
        <Credits {...imageRights} />
        {name}
      </Hero>
      <Column>
        <section>
          <SectionHeading
            title={t('tag.documents')}
            count={String(counts.all ?? total)}
            action={{ href: `${path}/map`, label: t('tag.showMap') }}
          />
          <KindTabs {...{ path, tab, counts }} />
          {documents}
        </section>
      </Column>
    </article>
  );
}

/** Only when there is more than one kind. */
function KindTabs({
  path,
  tab,
  counts,
}: Pick<ThemePageProps, 'tab' | 'counts'> & { path: string }) {
  const t = useText();
  const shown = TAG_TABS.filter((one) => one === tab || (counts[one] ?? 0) > 0);
  // "All" and a single kind are the same list.
  if (shown.length < 3) return null;
  const tabs = shown.map((one) => ({
    href: themePageHref(path, one),
    label: one === 'all' ? t('tag.all') : t(`explore.tab.${one}`),
    count: String(counts[one] ?? 0),
    current: one === tab,
  }));
  return (
    <div className={styles.tabs}>
      <Tabs label={t('tag.tabs')} tabs={tabs} />
    </div>
  );
}

/** The URL of a theme's page; the first tab and the first page are left out. */
export function themePageHref(path: string, tab: TagTab, page = 1): string {
  const search = new URLSearchParams();
  if (tab !== 'all') search.set('tab', tab);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return path + (text && `?${text}`);
}
