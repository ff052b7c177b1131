import { useEffect, useRef, type MouseEvent } from 'react';
import { ListSkeleton } from '#components/list-skeleton.tsx';
import { useText } from '#i18n/use-text.ts';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import { ButtonLink } from '#ui/button.tsx';
import { mapSearchHref } from '../map-href.ts';
import styles from './found-rows.module.css';
import { focusRow } from './focus-row.ts';
import { LISTED_MAX } from './list-ids.ts';
import { PlaceRows, type PlaceRowsProps } from './place-rows.tsx';
import type { Places } from './use-places.ts';

export interface FoundRowsProps extends Omit<PlaceRowsProps, 'places'> {
  readonly found: Places;
  /** URL of the map's page, without parameters. */
  readonly path: string;
}

/**
 * List beside a map with more places than a list can hold: those in view, nearest first, unfolded
 * page by page.
 */
export function FoundRows({ found, path, ...rows }: FoundRowsProps) {
  const t = useText();
  const { items, isLoading, hasMore, isTooMany } = found;
  const { list, unfold } = useUnfolding(items.length, rows.map.unfold);
  if (items.length === 0) return isLoading && <ListSkeleton label={t('map.loading')} />;
  const { seen } = rows.map;
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    unfold();
  };
  return (
    <div ref={list} className={styles.found}>
      <PlaceRows {...rows} places={items} />
      {hasMore && (
        <ButtonLink
          href={mapSearchHref({ ...seen, p: (seen.p ?? 1) + 1 }, path)}
          preserveScroll
          onClick={handleClick}
        >
          {t('explore.more')}
        </ButtonLink>
      )}
      {isTooMany && <p className={styles.nearest}>{t('map.nearestOnly', { count: LISTED_MAX })}</p>}
    </div>
  );
}

/** Updates the state at once; when the rows have loaded, the first of them is focused. */
function useUnfolding(shown: number, unfold: () => void) {
  const list = useRef<HTMLDivElement>(null);
  const waitsBehind = useRef<number>(undefined);
  useEffect(() => {
    const before = waitsBehind.current;
    if (before === undefined || shown <= before) return;
    waitsBehind.current = undefined;
    focusRow(list.current, before);
  }, [shown]);
  return {
    list,
    unfold: () => {
      waitsBehind.current = shown;
      unfold();
    },
  };
}
