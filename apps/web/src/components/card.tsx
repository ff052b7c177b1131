import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { ListItemView } from '#view-models.ts';
import { ItemDescription, ItemLink, ItemMeta, ItemTitle } from './item-parts.tsx';
import { Thumbnail } from './thumbnail.tsx';
import styles from './card.module.css';

export interface CardProps {
  readonly item: ListItemView;
  /** Spans its row on wide screens, is the page's main image: first card of the first section. */
  readonly featured?: boolean;
  /** The only one of its row, which it fills. */
  readonly isAlone?: boolean;
}

const IMAGE_WIDTH = { phone: 'min(78vw, 22rem)', desktop: '352px' };
const FEATURED_WIDTH = { phone: 'min(78vw, 28rem)', desktop: '460px' };
const FULL_WIDTH = { ...FEATURED_WIDTH, phone: '100vw' };

/** An item with a large image, for the home page. Must be inside a `CardRow`. */
export function Card({ item, featured = false, isAlone = false }: CardProps) {
  const width = featured ? FEATURED_WIDTH : IMAGE_WIDTH;
  return (
    <li
      className={classNames(styles.item, featured && styles.featured)}
      data-featured={featured ? '' : undefined}
    >
      <ItemLink item={item} className={styles.card} surface="card">
        <Thumbnail
          item={item}
          shape="landscape"
          width={isAlone ? FULL_WIDTH : width}
          className={styles.picture}
          priority={featured}
          lowPriority={!featured}
        />
        <span className={styles.text}>
          <ItemTitle item={item} className={styles.title} />
          <ItemDescription item={item} className={styles.description} />
          <span className={styles.meta}>
            <ItemMeta item={item} />
          </span>
        </span>
      </ItemLink>
    </li>
  );
}

interface CardRowProps {
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
