import { SiteLink } from './site-link.tsx';
import styles from './tabs.module.css';

export interface TabView {
  readonly href: string;
  readonly label: string;
  /** Written out; left out while it is not known. */
  readonly count?: string;
  readonly current: boolean;
}

export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabView[];
  /** Names the moving indicator; must differ between two strips on one page. Default `tabs`. */
  readonly name?: string;
}

/** A strip of links between views of the same thing; the address holds the choice, so it works without script. */
export function Tabs({ label, tabs, name = 'tabs' }: TabsProps) {
  return (
    <nav aria-label={label} className={styles.strip}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <SiteLink
              href={tab.href}
              preserveScroll
              className={styles.tab}
              aria-current={tab.current ? 'page' : undefined}
            >
              <span>{tab.label}</span>
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
              {tab.current && (
                <span
                  className={styles.indicator}
                  style={{ viewTransitionName: name }}
                  ref={scrollTabIntoView}
                />
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** As the indicator comes to a tab, scrolls the strip, and it alone: `scrollIntoView` would move the page too. */
function scrollTabIntoView(indicator: HTMLElement | null): void {
  const strip = indicator?.closest('nav');
  if (!indicator || !strip) return;
  const tab = indicator.getBoundingClientRect();
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
}
