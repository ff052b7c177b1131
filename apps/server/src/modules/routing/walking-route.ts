/** Longitude and latitude, as GeoJSON has them. */
export type Position = readonly [lng: number, lat: number];

/** A way on foot, whoever worked it out. */
export interface WalkingRoute {
  /** Metres. */
  readonly distance: number;
  /** Seconds. */
  readonly duration: number;
  readonly line: readonly Position[];
}
