import { CircleCheck, EyeOff, Lock, Navigation, type LucideIcon } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';
import type { ItemState, ListItemView } from './view-models.ts';
import styles from './item-meta.module.css';

export interface ItemMetaProps {
  readonly item: Pick<ListItemView, 'state' | 'stateLabel' | 'distance' | 'count' | 'owner'>;
}

const STATE_ICONS: Readonly<Record<Exclude<ItemState, 'normal'>, LucideIcon>> = {
  locked: Lock,
  solved: CircleCheck,
  hidden: EyeOff,
};

/** The quiet line under a title: state, distance, count, owner; only what there is. */
export function ItemMeta({ item }: ItemMetaProps) {
  const { state, stateLabel, distance, count, owner } = item;
  if (!stateLabel && !distance && !count && !owner) return null;
  return (
    <span className={styles.meta}>
      {state !== 'normal' && stateLabel && (
        <span className={styles.state} data-state={state}>
          <Icon icon={STATE_ICONS[state]} size={1} />
          {stateLabel}
        </span>
      )}
      {distance && (
        <span className={styles.part}>
          <Icon icon={Navigation} size={0.875} />
          {distance}
        </span>
      )}
      {count && <span className={styles.part}>{count}</span>}
      {owner && <span className={styles.owner}>{owner}</span>}
    </span>
  );
}
