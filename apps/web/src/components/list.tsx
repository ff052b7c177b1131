import type { ListItemView } from '#view-models.ts';
import { ListRow } from './list-row.tsx';
import styles from './list.module.css';

export interface ListProps {
  readonly items: readonly ListItemView[];
  /** Names the list for screen readers where no heading does. */
  readonly label?: string;
  /** An ordered walk: numbers and a dotted line. Default: no order. */
  readonly ordered?: boolean;
  /** Id of the item that is marked. */
  readonly currentId?: ListItemView['id'];
  /** Name of an item's picture in a view transition. */
  readonly transitionName?: (item: ListItemView) => string;
}

/** Rows on one white card. */
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
