import { classNames } from '#ui/class-names.ts';
import type { ListItemView } from '#view-models.ts';
import { ItemLink } from './item-link.tsx';
import { ItemMeta } from './item-meta.tsx';
import { ItemTitle } from './item-title.tsx';
import { Thumbnail } from './thumbnail.tsx';
import styles from './card.module.css';

export interface CardProps {
  readonly item: ListItemView;
  /**
   * Spans its row on wide screens and is the page's main image: the first card of the first
   * section.
   */
  readonly featured?: boolean;
}

const IMAGE_WIDTH = { phone: 'min(78vw, 22rem)', desktop: '352px' };
const FEATURED_WIDTH = { phone: 'min(78vw, 28rem)', desktop: '460px' };

/** An item with a large image, for the home page. Must be inside a `CardRow`. */
export function Card({ item, featured = false }: CardProps) {
  return (
    <li
      className={classNames(styles.item, featured && styles.featured)}
      data-featured={featured ? '' : undefined}
    >
      <ItemLink item={item} className={styles.card} surface="card">
        <Thumbnail
          item={item}
          shape="landscape"
          width={featured ? FEATURED_WIDTH : IMAGE_WIDTH}
          className={styles.picture}
          priority={featured}
          lowPriority={!featured}
        />
        <span className={styles.text}>
          <ItemTitle item={item} className={styles.title} />
          {item.description && item.state !== 'hidden' && (
            <span className={styles.description} lang={item.description.lang}>
              {item.description.text}
            </span>
          )}
          <span className={styles.meta}>
            <ItemMeta item={item} />
          </span>
        </span>
      </ItemLink>
    </li>
  );
}
