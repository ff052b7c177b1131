import type { WayLine } from '#services/transform/walking-way.ts';
import type { MapBounds } from '#viewers/map/map-camera.ts';

/** Share of the area that is left free around the line. */
const MARGIN = 0.2;
/** Degrees: a few streets, however short the way. */
const LEAST = 0.001;

/** What shows a way whole. */
export function areaAround(line: WayLine): MapBounds {
  const lngs = line.map(([lng = 0]) => lng);
  const lats = line.map(([, lat = 0]) => lat);
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [wide, high] = [(east - west) * MARGIN + LEAST, (north - south) * MARGIN + LEAST];
  return { west: west - wide, east: east + wide, south: south - high, north: north + high };
}
