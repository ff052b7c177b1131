import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './card-row.module.css';

export interface CardRowProps {
  /** `Card` or `ThemeCard` elements. */
  readonly children: ReactNode;
  readonly size?: 'wide' | 'compact';
}

/** Row of cards: a strip with scroll snapping on a phone, a grid on wider screens. */
export function CardRow({ children, size = 'wide' }: CardRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const isAtStart = useRef(true);
  const first = useRef<Element>(null);
  useLayoutEffect(() => {
    const strip = row.current;
    const before = first.current;
    first.current = strip?.firstElementChild ?? null;
    if (!strip || !before || before === first.current || !isAtStart.current) return;
    // The browser re-snaps to the previous card even when a new first card is nearer: disable
    // snapping for one frame.
    strip.style.scrollSnapType = 'none';
    strip.scrollLeft = 0;
    requestAnimationFrame(() => {
      strip.scrollLeft = 0;
      strip.style.scrollSnapType = '';
    });
  });
  return (
    <ul
      ref={row}
      className={classNames(styles.row, styles[size])}
      onScroll={({ currentTarget }) => {
        isAtStart.current = currentTarget.scrollLeft <= 0;
      }}
    >
      {children}
    </ul>
  );
}
