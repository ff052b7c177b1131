import { useEffect, useRef } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { List } from '#content/list.tsx';
import type { MapPlace } from '../map-place.ts';

export interface PlaceRowsProps {
  readonly places: readonly MapPlace[];
  readonly label: string;
  readonly ordered: boolean;
  readonly selectedId: number | undefined;
  /** The list stands beside the map, so that a selected row is brought into view. */
  readonly isBeside: boolean;
  /** The visitor points at a row, with pointer or focus; `undefined`: at none any more. */
  readonly onHighlight: (id: number | undefined) => void;
}

/** The places of the map as rows, in step with the pins. */
export function PlaceRows(props: PlaceRowsProps) {
  const { places, label, ordered, selectedId, isBeside, onHighlight } = props;
  const box = useRef<HTMLDivElement>(null);
  const selectedAt = places.findIndex(({ id }) => id === selectedId);
  useEffect(() => {
    if (!isBeside || selectedAt < 0) return;
    rowsOf(box.current)[selectedAt]?.scrollIntoView({ block: 'nearest' });
  }, [isBeside, selectedAt]);
  // Rows belong to a component that knows no map: the one pointed at is found by its place in the list.
  const highlight = ({ target }: PointerEvent | FocusEvent) => {
    const row = target instanceof Element ? target.closest('li') : null;
    const id = row ? places[rowsOf(box.current).indexOf(row)]?.id : undefined;
    onHighlight(typeof id === 'number' ? id : undefined);
  };
  const leave = () => onHighlight(undefined);
  return (
    <div
      ref={box}
      onPointerOver={highlight}
      onPointerLeave={leave}
      onFocus={highlight}
      onBlur={leave}
    >
      <List
        items={places}
        label={label}
        ordered={ordered}
        {...(selectedId === undefined ? {} : { currentId: selectedId })}
      />
    </div>
  );
}

function rowsOf(box: HTMLElement | null): Element[] {
  return Array.from(box?.querySelectorAll('li') ?? []);
}
