/** The list beside a map: its rows, the paged list of places in view, and their count. */
import {
  useEffect,
  useRef,
  type MouseEvent,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { ListSkeleton } from '#components/list-skeleton.tsx';
import { useText } from '#i18n/use-text.ts';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import { ButtonLink } from '#ui/button.tsx';
import { List } from '#components/list.tsx';
import { useDistances } from '#state/use-distances.ts';
import { mapSearchHref } from '../map-href.ts';
import styles from './found-rows.module.css';
import { focusRow } from './focus-row.ts';
import { LISTED_MAX } from './list-ids.ts';
import type { Places } from './use-places.ts';
import type { MapPlace } from '../map-place.ts';
import type { MapState } from './use-map-state.ts';

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
  const { params } = rows.map;
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
          href={mapSearchHref({ ...params, p: (params.p ?? 1) + 1 }, path)}
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
  const previousCount = useRef<number>(undefined);
  useEffect(() => {
    const before = previousCount.current;
    if (before === undefined || shown <= before) return;
    previousCount.current = undefined;
    focusRow(list.current, before);
  }, [shown]);
  return {
    list,
    unfold: () => {
      previousCount.current = shown;
      unfold();
    },
  };
}

interface PlaceRowsProps {
  readonly map: MapState;
  readonly places: readonly MapPlace[];
  /** Accessible name of the list. */
  readonly label: string;
  /** A walk in order: numbered, with a dotted line. Default: unordered. */
  readonly ordered?: boolean;
  /** Scroll alignment of a selected row; `undefined`: not scrolled. */
  readonly scrollBlock: 'center' | 'nearest' | undefined;
}

/** The map's places as rows, in sync with the pins. */
export function PlaceRows({ map, places, label, ordered = false, scrollBlock }: PlaceRowsProps) {
  const { selectedId } = map;
  const rows = useDistances(places);
  const box = useRef<HTMLDivElement>(null);
  const isListed = places.some(({ id }) => id === selectedId);
  useScrollIntoView(box, { selectedId: isListed ? selectedId : undefined, scrollBlock });
  useFocusInView(box, places);
  // Rows are rendered by a component that does not know the map: the row is identified by its
  // index.
  const highlight = ({ target }: PointerEvent | FocusEvent) => {
    const row = target instanceof Element ? target.closest('li') : null;
    const id = row ? places[rowsOf(box.current).indexOf(row)]?.id : undefined;
    map.highlight(typeof id === 'number' ? id : undefined);
  };
  const leave = () => map.highlight(undefined);
  return (
    <div
      ref={box}
      onPointerOver={highlight}
      onPointerLeave={leave}
      onFocus={highlight}
      onBlur={leave}
    >
      <List
        items={rows}
        label={label}
        ordered={ordered}
        {...(selectedId === undefined ? {} : { currentId: selectedId })}
      />
    </div>
  );
}

type Box = RefObject<HTMLElement | null>;

function useScrollIntoView(
  box: Box,
  {
    selectedId,
    scrollBlock,
  }: { selectedId: number | undefined } & Pick<PlaceRowsProps, 'scrollBlock'>,
): void {
  useEffect(() => {
    if (selectedId === undefined || scrollBlock === undefined) return;
    box.current?.querySelector('[data-current="true"]')?.scrollIntoView({ block: scrollBlock });
  }, [box, selectedId, scrollBlock]);
}

/** A list that is sorted by a new position may move the row that the keyboard has reached. */
function useFocusInView(box: Box, places: readonly MapPlace[]): void {
  useEffect(() => {
    if (places.length === 0) return;
    const { activeElement } = document;
    if (activeElement?.matches(':focus-visible') && box.current?.contains(activeElement))
      activeElement.scrollIntoView({ block: 'nearest' });
  }, [box, places]);
}

function rowsOf(box: HTMLElement | null): Element[] {
  return Array.from(box?.querySelectorAll('li') ?? []);
}

/** Number of places in view; empty while list and map are out of sync. */
export function InView({ count }: { count: number | undefined }) {
  const t = useText();
  if (count === undefined) return <output />;
  return <output>{count === 0 ? t('map.noneInView') : t('map.inView', { count })}</output>;
}
