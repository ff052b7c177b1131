import { useMemo } from 'react';
import type { RouteLine } from '#api/transform/walking-route.ts';
import type { MapBounds } from '#viewers/map/map-camera.ts';

export interface VisibleRoute {
  readonly line: RouteLine;
  readonly isStraight: boolean;
  /** Whether it passes all stops of a walk, which the map shows anyway. Default: no. */
  readonly isWalk?: boolean;
}

/** The map area of a route: updated for another route, not at every step of the visitor. */
export function useRouteArea(visible: VisibleRoute | undefined) {
  const route = visible?.isWalk ? undefined : visible;
  const end = route?.line.at(-1)?.join();
  const isStraight = route?.isStraight;
  // oxlint-disable-next-line react/exhaustive-deps -- the start moves with every step
  return useMemo(() => route && areaAround(route.line), [end, isStraight]);
}

/** Share of the area that is left free around the line. */
const MARGIN = 0.2;
/** Degrees, a few streets: the minimum for short routes. */
const MIN_MARGIN = 0.001;

/** The area that contains a route. */
function areaAround(line: RouteLine): MapBounds {
  const lngs = line.map(([lng = 0]) => lng);
  const lats = line.map(([, lat = 0]) => lat);
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [wide, high] = [(east - west) * MARGIN + MIN_MARGIN, (north - south) * MARGIN + MIN_MARGIN];
  return { west: west - wide, east: east + wide, south: south - high, north: north + high };
}
