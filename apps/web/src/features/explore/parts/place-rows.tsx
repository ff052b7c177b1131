import { useEffect, useRef, type FocusEvent, type PointerEvent, type RefObject } from 'react';
import { List } from '#components/list.tsx';
import { useDistances } from '#state/use-distances.ts';
import type { MapPlace } from '../map-place.ts';
import type { MapState } from './use-map-state.ts';

export interface PlaceRowsProps {
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
  const isThere = places.some(({ id }) => id === selectedId);
  useScrollIntoView(box, { selectedId: isThere ? selectedId : undefined, scrollBlock });
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

function rowsOf(box: HTMLElement | null): Element[] {
  return Array.from(box?.querySelectorAll('li') ?? []);
}
