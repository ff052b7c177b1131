/** The state of a page's map: what is in view, selected, pointed at, and where the map is told to go. */
import { useEffect, useEffectEvent, useState } from 'react';
import { usePosition } from '#platform/use-position.ts';
import type { MapCamera, MapView } from '#viewers/map/map-camera.ts';
import { startOf, writeItemMapSearch } from '../item-map-search.ts';
import type { ItemMapSearch } from '../item-map-search.ts';
import type { MapPlace } from '../map-place.ts';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const ADDRESS_REST_MS = 350;
/** Near enough to see the next street corners around the visitor. */
const POSITION_ZOOM = 13;

export function useItemMap(
  places: readonly MapPlace[],
  search: ItemMapSearch,
  onSearch: (search: ItemMapSearch) => void,
) {
  const [initialView] = useState(() => startOf(search, places));
  const [firstView, setFirstView] = useState<MapView>();
  const [view, setView] = useState<MapView>();
  const [selectedId, select] = useState(search.s);
  const [highlightedId, highlight] = useState<number>();
  const { target, showMe, position } = useShowMe();
  const tell = useEffectEvent(onSearch);
  useEffect(() => {
    // A map that nobody has moved needs no address of its own.
    if (!view || (view === firstView && selectedId === undefined)) return undefined;
    const seen = writeItemMapSearch(view, selectedId);
    const timer = setTimeout(() => tell(seen), ADDRESS_REST_MS);
    return () => clearTimeout(timer);
  }, [view, firstView, selectedId]);
  const see = (next: MapView) => {
    setFirstView((first) => first ?? next);
    setView(next);
  };
  return {
    initialView,
    view,
    see,
    selectedId,
    select,
    highlightedId,
    highlight,
    target,
    showMe,
    position,
  };
}

/** Takes the map to the visitor: at once where the position is known, else when it becomes known after the press. */
function useShowMe() {
  const { state, start } = usePosition();
  const [target, setTarget] = useState<MapCamera>();
  const [isAsked, setAsked] = useState(false);
  const position = state.status === 'known' ? state.position : undefined;
  if (isAsked && position) {
    setAsked(false);
    setTarget({ center: position, zoom: POSITION_ZOOM });
  }
  const showMe = () => {
    setAsked(true);
    start();
  };
  return { target, showMe, position };
}
