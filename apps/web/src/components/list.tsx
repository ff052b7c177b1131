import type { ListItemView } from '#view-models.ts';
import { ListRow } from './list-row.tsx';
import styles from './list.module.css';

export interface ListProps {
  readonly items: readonly ListItemView[];
  /** Accessible name, for lists without a heading. */
  readonly label?: string;
  /** A walk in order: numbers and a dotted line. Default: unordered. */
  readonly ordered?: boolean;
  /** Id of the highlighted item. */
  readonly currentId?: ListItemView['id'];
  /** View transition name of an item's image. */
  readonly transitionName?: (item: ListItemView) => string;
}

export function List(props: ListProps) {
  const { items, label, ordered = false, currentId, transitionName } = props;
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={styles.list} data-surface="card" aria-label={label}>
      {items.map((item, index) => (
        <ListRow
          key={item.id}
          item={item}
          continues={ordered && index < items.length - 1}
          current={item.id === currentId}
          transitionName={transitionName?.(item)}
        />
      ))}
    </Tag>
  );
}
