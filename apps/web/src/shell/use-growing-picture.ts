import { useEffect } from 'react';
import { MAIN_PICTURE } from '#platform/main-picture.ts';

const NAMED = `[style*="${MAIN_PICTURE}"]`;

/** Gives the picture of the link that is pressed, if it leads to another page, the shared name; the main picture of the page that is left gives it up. */
export function useGrowingPicture(): void {
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a:not([data-slide])') : null;
      const frame = link?.querySelector('img')?.parentElement;
      if (!frame) return;
      for (const named of document.querySelectorAll<HTMLElement>(NAMED)) {
        named.style.viewTransitionName = 'none';
      }
      frame.style.viewTransitionName = MAIN_PICTURE;
    };
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, []);
}
