/** Map of one page's items: all items known upfront, or as many as a query finds. */
import { useMemo, type ReactNode } from 'react';
import { useMediaQuery } from '#browser/use-media-query.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import type { MapLine, MapWalkingRoute } from '#viewers/map/route-layers.ts';
import { homeView, type MapBounds } from '#viewers/map/map-camera.ts';
import type { FoundPlaces, PlacesFilter } from './load-places.ts';
import { areaOf, pinsOf, type MapPlace } from './map-place.ts';
import type { MapUrlState } from './map-search.ts';
import { BESIDE, MapArea } from './parts/map-area.tsx';
import { FoundRows, InView, PlaceRows } from './parts/found-rows.tsx';
import styles from './parts/item-map-frame.module.css';
import { useMapPoints, deselectHidden, usePlaces, type Places } from './parts/use-places.ts';
import { useMapState } from './parts/use-map-state.ts';

interface PageMapProps {
  /** Top of the page: breadcrumbs, title and tabs. */
  readonly top: ReactNode;
  /** Accessible name of the list. */
  readonly label: string;
  readonly urlState: MapUrlState;
}

export interface ItemMapProps extends PageMapProps {
  readonly places: readonly MapPlace[];
  /** A walk in order: numbered, with a dotted line. Default: unordered. */
  readonly ordered?: boolean;
  /** Line of the walk's route. */
  readonly line?: MapLine | undefined;
  /** Walking route to the selected place. */
  readonly walkingRoute?: MapWalkingRoute | undefined;
  /** Text about the routes: above the list, or in the card of the selected place. */
  readonly routeInfo?: ReactNode;
  /** Area the map moves to whenever the value changes. */
  readonly target?: MapBounds | undefined;
}

/** Page whose items are all known: the list always holds all of them. */
export function ItemMap(props: ItemMapProps) {
  const {
    top,
    places,
    label,
    ordered = false,
    line,
    walkingRoute,
    routeInfo,
    target,
    urlState,
  } = props;
  const points = useMemo(() => pinsOf(places), [places]);
  const map = useMapState(urlState, areaOf(points, homeView()));
  const selected = places.find(({ id }) => id === map.selectedId);
  const isBeside = useMediaQuery(BESIDE);
  const area = { map, points, selected, line, walkingRoute, target };
  const inCard = selected && !isBeside;
  return (
    <ItemMapFrame
      top={top}
      map={<MapArea {...area} below={inCard ? routeInfo : undefined} />}
      about={inCard ? undefined : routeInfo}
    >
      <PlaceRows {...{ map, places, label, ordered }} scrollBlock={useScrollBlock()} />
    </ItemMapFrame>
  );
}

export interface FoundMapProps extends PageMapProps {
  readonly places: FoundPlaces;
  /** URL of the page, without parameters. */
  readonly path: string;
}

/** Page with possibly many thousands of items: the list holds those in view. */
export function FoundMap({ top, places, label, urlState, path }: FoundMapProps) {
  const { filter, area, first } = places;
  const mapPoints = useMapPoints(filter);
  const map = deselectHidden(useMapState(urlState, area), mapPoints);
  const found = withoutOwnName(usePlaces(map, mapPoints, first), filter);
  const { points, retry } = mapPoints;
  const onRetry = mapPoints.status === 'failed' ? retry : undefined;
  return (
    <ItemMapFrame
      top={top}
      map={<MapArea {...{ map, points, onRetry }} selected={found.selected} />}
      about={<InView count={found.count} />}
    >
      <FoundRows {...{ map, found, label, path }} scrollBlock={useScrollBlock()} />
    </ItemMapFrame>
  );
}

/** On an owner's map, the owner's name would be the same in every row. */
function withoutOwnName(found: Places, { owner_id: owner }: PlacesFilter): Places {
  if (owner === undefined) return found;
  const nameless = (item: ItemView): ItemView => ({ ...item, owner: undefined });
  const { items, selected } = found;
  return { ...found, items: items.map(nameless), selected: selected && nameless(selected) };
}

/** A list below the map is not scrolled: the page must not move away from the clicked pin. */
function useScrollBlock() {
  return useMediaQuery(BESIDE) ? ('nearest' as const) : undefined;
}

interface ItemMapFrameProps {
  readonly top: ReactNode;
  readonly map: ReactNode;
  /** A line above the list. */
  readonly about?: ReactNode;
  /** The list of the same items. */
  readonly children: ReactNode;
}

/**
 * Map and list side by side on a wide screen; list below the map on a narrow one. The list is
 * rendered before the map loads, and stays if the map cannot be shown.
 */
function ItemMapFrame({ top, map, about, children }: ItemMapFrameProps) {
  return (
    <div className={styles.screen}>
      {top}
      <div className={styles.page}>
        <div className={styles.map}>{map}</div>
        <div className={styles.list} data-scroll-restoration-id="item-map-list">
          {about && <div className={styles.about}>{about}</div>}
          {children}
        </div>
      </div>
    </div>
  );
}
