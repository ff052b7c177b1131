import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { onScroll, scrolledTo } from '#platform/scroll.ts';
import { afterScroll } from './tab-bar-rule.ts';
import type { TabBarScroll } from './tab-bar-rule.ts';

/** Whether the tab bar stands on the screen, by how the page was scrolled. A new page starts with it. */
export function useTabBarShown(): boolean {
  const router = useRouter();
  const [shown, setShown] = useState(true);
  useEffect(() => {
    let scroll: TabBarScroll = { shown: true, from: scrolledTo() };
    const become = (next: TabBarScroll) => {
      scroll = next;
      setShown(next.shown);
    };
    // Going back brings the scroll position back, which is no scrolling by the visitor.
    const stopPages = router.subscribe('onRendered', ({ pathChanged }) => {
      if (pathChanged) become({ shown: true, from: scrolledTo() });
    });
    const stopScroll = onScroll(() => become(afterScroll(scroll, scrolledTo())));
    return () => {
      stopPages();
      stopScroll();
    };
  }, [router]);
  return shown;
}
