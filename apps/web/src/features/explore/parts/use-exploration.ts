/** The state of the map's screen: what is in view, selected, pointed at, and where the map is told to go. */
import { useEffect, useEffectEvent, useState } from 'react';
import { usePosition } from '#platform/use-position.ts';
import type { MapBounds, MapCamera, MapView } from '#viewers/map/map-camera.ts';
import { startOf, writeMapSearch, type MapSearch } from '../map-search.ts';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const ADDRESS_REST_MS = 350;
/** Near enough to see the next street corners around the visitor. */
const POSITION_ZOOM = 13;

export interface Exploration {
  readonly initialView: MapCamera | MapBounds;
  /** `undefined` until the map has opened. */
  readonly view: MapView | undefined;
  readonly setView: (view: MapView) => void;
  readonly selectedId: number | undefined;
  readonly select: (id: number | undefined) => void;
  readonly showsList: boolean;
  readonly showList: (shows: boolean) => void;
  readonly target: MapCamera | undefined;
  readonly showMe: () => void;
  readonly position: ReturnType<typeof usePosition>['state'];
}

/** `onSearch` is given the parameters of the address whenever the map has come to rest somewhere else. */
export function useExploration(
  search: MapSearch,
  onSearch: (search: MapSearch) => void,
): Exploration {
  const [initialView] = useState(() => startOf(search));
  const [view, setView] = useState<MapView>();
  const [selectedId, select] = useState(search.s);
  const [showsList, showList] = useState(search.v === 'list');
  const { state: position, target, showMe } = useShowMe(view?.zoom, () => select(undefined));

  const { k } = search;
  const tell = useEffectEvent(onSearch);
  useEffect(() => {
    if (!view) return undefined;
    const seen = writeMapSearch(view, { selectedId, showsList, k });
    const timer = setTimeout(() => tell(seen), ADDRESS_REST_MS);
    return () => clearTimeout(timer);
  }, [view, selectedId, showsList, k]);

  return {
    initialView,
    view,
    setView,
    selectedId,
    select,
    showsList,
    showList,
    target,
    showMe,
    position,
  };
}

/** Takes the map to the visitor: at once where the position is known, else when it becomes known after the press. */
function useShowMe(zoom: number | undefined, onAsk: () => void) {
  const { state, start } = usePosition();
  const [target, setTarget] = useState<MapCamera>();
  const [isAsked, setAsked] = useState(false);
  const position = state.status === 'known' ? state.position : undefined;
  if (isAsked && position) {
    setAsked(false);
    setTarget({ center: position, zoom: Math.max(zoom ?? POSITION_ZOOM, POSITION_ZOOM) });
  }
  const showMe = () => {
    onAsk();
    setAsked(true);
    start();
  };
  return { state, target, showMe };
}
