import { pickText } from '@varde/domain/languages';
import { useId, type ReactNode } from 'react';
import { CardRow, Card } from '#components/card.tsx';
import { List } from '#components/list.tsx';
import { SectionBoundary, SectionFailed } from '#components/section-boundary.tsx';
import type { MessageKey } from '#i18n/texts.ts';
import { useLanguage, useSiteName, useText } from '#i18n/use-text.ts';
import { isOwnSite, siteProfile } from '#browser/site-profile.ts';
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
  /** Shown large, above the sections. */
  hero: ItemView | undefined;
  /** Link to the site's only museum, with today's opening hours. */
  museum: ReactNode;
  /** Lets the visitor share a position. */
  positionPrompt: ReactNode;
  /** Notice that only one museum's content is shown, if checked in. */
  checkedIn: ReactNode;
}

export function HomePage(props: HomePageProps) {
  const { sections, hero, museum, positionPrompt, checkedIn } = props;
  const { heading, lead } = useOpening();
  return (
    <Column className={styles.home}>
      <header className={styles.opening}>
        <h1 lang={heading.lang}>{heading.text}</h1>
        <p className={styles.lead} lang={lead.lang}>
          {lead.text}
        </p>
        {museum}
        {positionPrompt}
        {checkedIn}
      </header>
      {hero && <Hero item={hero} />}
      {sections.map((section) => (
        <Section key={section.tab} section={section} isFirst={!hero} />
      ))}
    </Column>
  );
}

/** The museum's own words, else its name, else the product's words. */
function useOpening() {
  const t = useText();
  const { key, tag } = useLanguage();
  const name = useSiteName();
  const { front, name: ownName } = siteProfile();
  const title = ownName ? name : t('home.title');
  return {
    heading: pickText(front?.heading, key) ?? { text: title, lang: tag },
    lead: pickText(front?.lead, key) ?? {
      text: t(isOwnSite() ? 'home.leadOwn' : 'home.lead'),
      lang: tag,
    },
  };
}

function Hero({ item }: { item: ItemView }) {
  const [located] = useDistances([item]);
  return (
    <CardRow>
      <Card item={located ?? item} featured isAlone />
    </CardRow>
  );
}

interface SectionProps {
  section: HomeSection;
  /** Whether its first card is the page's main one. */
  isFirst: boolean;
}

function Section({ section: { tab, rows }, isFirst }: SectionProps) {
  const t = useText();
  const id = useId();
  const isKnown = usePosition().state.status === 'known';
  const isNear = isKnown && tab === 'articles' && rows?.items.some(({ location }) => location);
  const title = t(isNear ? 'home.near' : TITLES[tab]);
  const isOnly = tab === 'museums' && siteProfile().museum !== undefined;
  const action = {
    href: `/explore/list/${tab}`,
    label: t('home.showAll'),
    name: t('home.showAllOf', { what: title }),
  };
  return (
    <section aria-labelledby={id}>
      {isOnly ? (
        <SectionHeading id={id} title={t('home.museum')} />
      ) : (
        <SectionHeading id={id} title={title} count={rows && String(rows.total)} action={action} />
      )}
      <SectionBoundary>
        {rows ? <Items tab={tab} items={rows.items} isFirst={isFirst} /> : <SectionFailed />}
      </SectionBoundary>
    </section>
  );
}

interface ItemsProps extends Pick<SectionProps, 'isFirst'> {
  tab: ListTab;
  items: readonly ItemView[];
}

function Items({ tab, items, isFirst }: ItemsProps) {
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
        <Card
          key={item.id}
          item={item}
          featured={isFirst && tab === 'articles' && index === 0}
          isAlone={located.length === 1}
        />
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
