import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Tells the style sheet of a screen that fills the window (`--main-top`) how far down banners have pushed the main part: what
 * stands at a fixed place would otherwise lie over them.
 */
export function useMainTop(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = screen.current?.closest('main');
    if (!main) return undefined;
    const tell = () => screen.current?.style.setProperty('--main-top', `${main.offsetTop}px`);
    // As much as a banner takes, the main part loses.
    const watcher = new ResizeObserver(tell);
    watcher.observe(main);
    if (main.parentElement) watcher.observe(main.parentElement);
    return () => watcher.disconnect();
  }, [screen]);
}
