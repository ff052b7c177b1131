import { useMemo } from 'react';
import type { RouteLine } from '#api/transform/walking-route.ts';
import type { MapBounds } from '#viewers/map/map-camera.ts';

export interface VisibleRoute {
  readonly line: RouteLine;
  readonly isStraight: boolean;
  /** Past all stops of a walk, whose map shows them anyway. Default: no. */
  readonly isWalk?: boolean;
}

/** The area that a way to a place takes: anew when it is another way, not at every step of the visitor. */
export function useRouteArea(seen: VisibleRoute | undefined) {
  const route = seen?.isWalk ? undefined : seen;
  const end = route?.line.at(-1)?.join();
  const isStraight = route?.isStraight;
  // oxlint-disable-next-line react/exhaustive-deps -- where the way begins changes with every step
  return useMemo(() => route && areaAround(route.line), [end, isStraight]);
}

/** Share of the area that is left free around the line. */
const MARGIN = 0.2;
/** Degrees: a few streets, however short the way. */
const LEAST = 0.001;

/** What shows a way whole. */
function areaAround(line: RouteLine): MapBounds {
  const lngs = line.map(([lng = 0]) => lng);
  const lats = line.map(([, lat = 0]) => lat);
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [wide, high] = [(east - west) * MARGIN + LEAST, (north - south) * MARGIN + LEAST];
  return { west: west - wide, east: east + wide, south: south - high, north: north + high };
}
