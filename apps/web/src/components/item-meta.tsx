import {
  CircleCheck,
  CircleEllipsis,
  EyeOff,
  Lock,
  Navigation,
  type LucideIcon,
} from 'lucide-react';
import { Fragment } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ItemState, ListItemView } from '#view-models.ts';
import styles from './item-meta.module.css';

export interface ItemMetaProps {
  readonly item: Pick<ListItemView, 'state' | 'stateLabel' | 'distance' | 'count' | 'owner'>;
}

const STATE_ICONS: Readonly<Record<Exclude<ItemState, 'normal'>, LucideIcon>> = {
  started: CircleEllipsis,
  locked: Lock,
  solved: CircleCheck,
  hidden: EyeOff,
};

/** Secondary information below a title: state badge, and one line of distance, count and owner. */
export function ItemMeta({ item }: ItemMetaProps) {
  const { state, stateLabel } = item;
  return (
    <>
      {state !== 'normal' && stateLabel && (
        <span className={styles.state}>
          <Badge icon={STATE_ICONS[state]} tone={state === 'solved' ? 'success' : 'neutral'}>
            {stateLabel}
          </Badge>
        </span>
      )}
      <FactLine item={item} />
    </>
  );
}

/** The owner is last, so that truncation cuts the longest part. */
function FactLine({ item: { distance, count, owner } }: ItemMetaProps) {
  const facts = [distance, count, owner].filter((fact) => fact !== undefined && fact !== '');
  if (facts.length === 0) return null;
  return (
    <span className={styles.line}>
      {distance && <Icon icon={Navigation} size={0.875} className={styles.icon} />}
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' '}
          <span className={styles.fact}>{fact}</span>
        </Fragment>
      ))}
    </span>
  );
}
