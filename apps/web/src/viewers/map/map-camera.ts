/** Camera and bounds of the map, in WGS 84 degrees. */
import { siteProfile } from '#browser/site-profile.ts';
import type { LatLng } from '@varde/domain/geo';

export interface MapCamera {
  readonly center: LatLng;
  /** Zoom of 512-pixel tiles: 4 shows Norway and Sweden, 12 a town, 16 a street. */
  readonly zoom: number;
}

export interface MapBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface MapFrame extends MapCamera {
  readonly bounds: MapBounds;
}

export interface MapView extends MapFrame {
  /** Ids of the points inside the bounds; sorted by distance as `pointsInView` does. */
  readonly visibleIds: readonly number[];
  /** Number of all points, in view or not; 0 while they load. */
  readonly pointCount: number;
}

/** Norway and Sweden. */
export const HOME_AREA: MapBounds = { west: 4.2, south: 55.2, east: 31.2, north: 71.3 };

/** The initial view when no place is given: the site's own, else Norway and Sweden. */
export const homeView = (): MapBounds | MapCamera => siteProfile().map ?? HOME_AREA;

/** Pixels from the edge within which a selected pin is moved further in. */
const REVEAL_MARGIN = 56;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether a point of the map, in pixels, is seen well above what covers the map's lower edge. */
export function isWellInside(
  { x, y }: { readonly x: number; readonly y: number },
  { width, height }: Size,
  coveredBelow: number,
): boolean {
  return isInside(x, width) && isInside(y, height - coveredBelow);
}

const isInside = (at: number, length: number): boolean =>
  at >= REVEAL_MARGIN && at <= length - REVEAL_MARGIN;
