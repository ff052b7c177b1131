import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `onSeen` when the element is within `margin` pixels of the viewport, and again for every
 * new `turn` while it is. Inactive while `turn` is `undefined`.
 */
export function useInView(
  element: RefObject<HTMLElement | null>,
  { turn, margin, onSeen }: { turn: number | undefined; margin: number; onSeen: () => void },
): void {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (turn === undefined || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) seen();
      },
      { rootMargin: `0px 0px ${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, turn, margin]);
}
