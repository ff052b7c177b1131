import { X } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import type { ListItemView } from '#view-models.ts';
import { ItemDescription, ItemLink, ItemMeta, ItemTitle } from './item-parts.tsx';
import { Thumbnail } from './thumbnail.tsx';
import styles from './place-card.module.css';

export interface PlaceCardProps {
  readonly item: ListItemView;
  /** Shows the close button; requires `closeLabel`. */
  readonly onClose?: () => void;
  readonly closeLabel?: string;
}

const IMAGE_WIDTH = { phone: '7rem', desktop: '7rem' };
const IMAGE_PX = 112;

/** Card of the map's selected point, small enough to leave the map visible. */
export function PlaceCard({ item, onClose, closeLabel }: PlaceCardProps) {
  return (
    <article className={styles.card} data-surface="card">
      <ItemLink item={item} className={styles.link}>
        <Thumbnail
          item={item}
          shape="square"
          width={IMAGE_WIDTH}
          box={IMAGE_PX}
          className={styles.picture}
        />
        <span className={styles.text}>
          <ItemTitle item={item} className={styles.title} />
          <ItemDescription item={item} className={styles.description} />
          <ItemMeta item={item} />
        </span>
      </ItemLink>
      {onClose && closeLabel && (
        <IconButton icon={X} label={closeLabel} className={styles.close} onClick={onClose} />
      )}
    </article>
  );
}
