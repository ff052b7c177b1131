import type { LinePoint } from '@varde/domain/nearest-on-line';

/** Longitude and latitude, as GeoJSON has them. */
export type Position = LinePoint;

/** A way on foot, whoever worked it out. */
export interface WalkingRoute {
  /** Metres. */
  readonly distance: number;
  /** Seconds. */
  readonly duration: number;
  readonly line: readonly Position[];
}
