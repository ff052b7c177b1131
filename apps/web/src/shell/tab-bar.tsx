import { useRouter } from '@tanstack/react-router';
import { TAB_BAR_HIDE_AFTER, TAB_BAR_SHOW_ABOVE } from '@varde/domain/constants';
import { useEffect, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { onScroll, scrolledTo } from '#browser/scroll.ts';
import { TAB_ITEMS, MenuLink } from './menu-items.tsx';
import styles from './tab-bar.module.css';

/** The phone's main navigation. Hides on scrolling down, unless it has focus. */
export function TabBar() {
  const t = useText();
  const shown = useTabBarShown();
  return (
    <nav
      className={styles.bar}
      aria-label={t('shell.mainNavigation')}
      data-hidden={shown ? undefined : ''}
      data-surface="bar"
    >
      {TAB_ITEMS.map((item) => (
        <MenuLink key={item.href} item={item} className={styles.tab} />
      ))}
    </nav>
  );
}

/** Whether the tab bar is visible, by scroll direction. Reset on a new page. */
function useTabBarShown(): boolean {
  const router = useRouter();
  const [shown, setShown] = useState(true);
  useEffect(() => {
    let scroll: TabBarScroll = { shown: true, from: scrolledTo() };
    const update = (next: TabBarScroll) => {
      scroll = next;
      setShown(next.shown);
    };
    // Scroll restoration after Back is not scrolling by the visitor.
    const stopPages = router.subscribe('onRendered', ({ pathChanged }) => {
      if (pathChanged) update({ shown: true, from: scrolledTo() });
    });
    const stopScroll = onScroll(() => update(afterScroll(scroll, scrolledTo())));
    return () => {
      stopPages();
      stopScroll();
    };
  }, [router]);
  return shown;
}

interface TabBarScroll {
  readonly shown: boolean;
  /** Scroll position of the last decision, in CSS pixels from the top. */
  readonly from: number;
}

/**
 * Hides after 10 px of scrolling down, shows on scrolling up and within 100 px of the top
 * (specification §4.4).
 */
export function afterScroll({ shown, from }: TabBarScroll, to: number): TabBarScroll {
  if (to < TAB_BAR_SHOW_ABOVE || to < from) return { shown: true, from: to };
  if (to > from + TAB_BAR_HIDE_AFTER) return { shown: false, from: to };
  // Small steps down accumulate: the last position stays until they exceed the limit.
  return { shown, from };
}
