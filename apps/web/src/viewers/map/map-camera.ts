/** Where the map looks, in WGS 84 degrees, and what a visitor then has in view. */
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
  /** Ids of the points inside the bounds, the nearest 1,000 to the visitor, or else to the centre, first and in order. */
  readonly visibleIds: readonly number[];
}
