import { useId, type ReactNode } from 'react';
import { CardRow, Card } from '#components/card.tsx';
import { List } from '#components/list.tsx';
import { SectionBoundary, SectionFailed } from '#components/section-boundary.tsx';
import type { MessageKey } from '#i18n/texts.ts';
import { useText } from '#i18n/use-text.ts';
import { useDistances } from '#state/use-distances.ts';
import { usePosition } from '#browser/use-position.ts';
import { Column } from '#ui/column.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ListTab } from '#api/tabs.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import { SiteLink } from '#ui/site-link.tsx';
import type { ThemeView } from '#view-models.ts';
import { Thumbnail } from '#components/thumbnail.tsx';
import styles from './home-page.module.css';
import type { HomeSection } from './load-home.ts';

const TITLES: Readonly<Record<ListTab, MessageKey>> = {
  articles: 'home.places',
  museums: 'home.museums',
  themes: 'home.themes',
  presentations: 'home.presentations',
  rebus: 'home.rebuses',
  selections: 'explore.tab.selections',
};

export interface HomePageProps {
  sections: readonly HomeSection[];
  /** Lets the visitor share a position. */
  positionPrompt: ReactNode;
  /** Notice that only one museum's content is shown, if checked in. */
  checkedIn: ReactNode;
}

export function HomePage({ sections, positionPrompt, checkedIn }: HomePageProps) {
  const t = useText();
  return (
    <Column className={styles.home}>
      <header className={styles.opening}>
        <h1>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        {positionPrompt}
        {checkedIn}
      </header>
      {sections.map((section) => (
        <Section key={section.tab} section={section} />
      ))}
    </Column>
  );
}

function Section({ section: { tab, rows } }: { section: HomeSection }) {
  const t = useText();
  const id = useId();
  const isNear = usePosition().state.status === 'known' && tab === 'articles';
  const title = t(isNear ? 'home.near' : TITLES[tab]);
  const action = {
    href: `/explore/list/${tab}`,
    label: t('home.showAll'),
    name: t('home.showAllOf', { what: title }),
  };
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} count={rows && String(rows.total)} action={action} />
      <SectionBoundary>
        {rows ? <Items tab={tab} items={rows.items} /> : <SectionFailed />}
      </SectionBoundary>
    </section>
  );
}

function Items({ tab, items }: { tab: ListTab; items: readonly ItemView[] }) {
  const located = useDistances(items);
  if (tab === 'museums') return <List items={located} />;
  if (tab === 'themes') {
    return (
      <CardRow size="compact">
        {located.map((item) => (
          <ThemeCard key={item.id} theme={item} />
        ))}
      </CardRow>
    );
  }
  return (
    <CardRow>
      {located.map((item, index) => (
        <Card key={item.id} item={item} featured={tab === 'articles' && index === 0} />
      ))}
    </CardRow>
  );
}

const IMAGE_WIDTH = { phone: 'min(42vw, 230px)', desktop: '230px' };

/** A theme: square image, name and count. Must be inside a `CardRow` of size `compact`. */
function ThemeCard({ theme }: { readonly theme: ThemeView }) {
  const item = { kind: 'theme', state: 'normal', image: theme.image } as const;
  return (
    <li className={styles.item}>
      <SiteLink href={theme.href} className={styles.card}>
        <Thumbnail item={item} shape="square" width={IMAGE_WIDTH} className={styles.picture} />
        <span className={styles.title} lang={theme.title.lang}>
          {theme.title.text}
        </span>
        {theme.count && <span className={styles.count}>{theme.count}</span>}
      </SiteLink>
    </li>
  );
}
