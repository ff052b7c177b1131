import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Read by the frame, which keeps that much room below the page, so that nothing at its end lies under the dock. */
const HEIGHT = '--dock-height';

export function useDockRoom(dock: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dock;
    const { style } = document.documentElement;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      const isOver = getComputedStyle(current).position === 'fixed';
      style.setProperty(HEIGHT, `${isOver ? current.offsetHeight : 0}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [dock]);
}
