import { SiteLink } from './site-link.tsx';
import styles from './tabs.module.css';

export interface TabView {
  readonly href: string;
  readonly label: string;
  /** Formatted; omitted while unknown. */
  readonly count?: string;
  readonly current: boolean;
}

export interface TabsProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly tabs: readonly TabView[];
  /** View transition name of the indicator; unique per tab strip on a page. Default `tabs`. */
  readonly name?: string;
}

/** Links between views of the same content; the choice is in the URL: it works without script. */
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

/** Scrolls the strip to the current tab. `scrollIntoView` would scroll the page too. */
function scrollTabIntoView(indicator: HTMLElement | null): void {
  const strip = indicator?.closest('nav');
  if (!indicator || !strip) return;
  const tab = indicator.getBoundingClientRect();
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
}
