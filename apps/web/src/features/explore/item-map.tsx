/** The things of one page on a map: all of them known, or as many as a question finds. */
import { useMemo, type ReactNode } from 'react';
import { useMediaQuery } from '#browser/use-media-query.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import type { MapLine, MapWalkingRoute } from '#viewers/map/route-layers.ts';
import type { MapBounds } from '#viewers/map/map-camera.ts';
import type { FoundPlaces, PlacesFilter } from './load-places.ts';
import { areaOf, pinsOf, type MapPlace } from './map-place.ts';
import type { MapUrlState } from './map-search.ts';
import { BESIDE } from './parts/beside.ts';
import { FoundRows } from './parts/found-rows.tsx';
import { InView } from './parts/in-view.tsx';
import styles from './parts/item-map-frame.module.css';
import { MapArea } from './parts/map-area.tsx';
import { PlaceRows } from './parts/place-rows.tsx';
import { useMapPoints } from './parts/use-map-points.ts';
import { useMapState } from './parts/use-map-state.ts';
import { onlyShown, usePlaces, type Places } from './parts/use-places.ts';

interface PageMapProps {
  /** Opens the page: where we are, and the other ways to look at the same. */
  readonly top: ReactNode;
  /** Names the list. */
  readonly label: string;
  readonly urlState: MapUrlState;
}

export interface ItemMapProps extends PageMapProps {
  readonly places: readonly MapPlace[];
  /** A walk in order: numbered, with a dotted line. Default: no order. */
  readonly ordered?: boolean;
  /** The way of the walk, where there is one. */
  readonly line?: MapLine | undefined;
  /** The way to the selected place. */
  readonly walkingRoute?: MapWalkingRoute | undefined;
  /** Words of the ways: above the list, or with the card of the selected place. */
  readonly routeInfo?: ReactNode;
  /** An area that the map moves to whenever it is given a new one. */
  readonly target?: MapBounds | undefined;
}

/** A page that knows its things: the list holds them all, whatever is in view. */
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
  const map = useMapState(urlState, areaOf(points));
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
  /** Address of the page, without parameters. */
  readonly path: string;
}

/** A page whose things may be many thousands: the list follows what is in view. */
export function FoundMap({ top, places, label, urlState, path }: FoundMapProps) {
  const { filter, area, first } = places;
  const mapPoints = useMapPoints(filter);
  const map = onlyShown(useMapState(urlState, area), mapPoints);
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

/** On an owner's map every row would say whose it is. */
function withoutOwnName(found: Places, { owner_id: owner }: PlacesFilter): Places {
  if (owner === undefined) return found;
  const nameless = (item: ItemView): ItemView => ({ ...item, owner: undefined });
  const { items, selected } = found;
  return { ...found, items: items.map(nameless), selected: selected && nameless(selected) };
}

/** A list below the map stays where it is: the page must not scroll away from the pin that was pressed. */
function useScrollBlock() {
  return useMediaQuery(BESIDE) ? ('nearest' as const) : undefined;
}

interface ItemMapFrameProps {
  readonly top: ReactNode;
  readonly map: ReactNode;
  /** A line above the list. */
  readonly about?: ReactNode;
  /** The list of the same. */
  readonly children: ReactNode;
}

/**
 * On a wide screen map and list stand side by side, on a narrow one the list follows the map. The list is in the page before
 * the map is, and stays when the map cannot be shown.
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
