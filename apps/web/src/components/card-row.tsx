import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './card-row.module.css';

export interface CardRowProps {
  /** `Card` or `ThemeCard` elements. */
  readonly children: ReactNode;
  /** `wide` for cards, `compact` for themes. Default `wide`. */
  readonly size?: 'wide' | 'compact';
}

/** Cards side by side: a strip that snaps to the next card on a phone, a grid where there is room. */
export function CardRow({ children, size = 'wide' }: CardRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const isAtStart = useRef(true);
  const first = useRef<Element>(null);
  useLayoutEffect(() => {
    const strip = row.current;
    const before = first.current;
    first.current = strip?.firstElementChild ?? null;
    if (!strip || !before || before === first.current || !isAtStart.current) return;
    // The browser holds on to the card that it snapped to, also when another one has become the nearest: it has to let go.
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
