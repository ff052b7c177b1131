/** Units, zooms and features of static tiles. Pure. */
import type { VectorTileFeature, VectorTileLayer } from '@mapbox/vector-tile';

/** Of the archive's tiles, along each side. */
export const EXTENT = 4_096;
/** Of the image: its paths have whole numbers. */
export const UNITS = 2_048;
const TILE_PIXELS = 512;
export const PIXEL = UNITS / TILE_PIXELS;

export interface Drawing {
  readonly zoom: number;
  /** Units of a pixel on the screen. */
  readonly pixel: number;
  readonly languages: readonly string[];
}

export const toUnits = (value: number): number => Math.round((value * UNITS) / EXTENT);

export type Stops = readonly (readonly [zoom: number, value: number])[];

/** Linear between the stops, constant beyond them. */
export function at(zoom: number, stops: Stops): number {
  const next = stops.findIndex(([stop]) => stop >= zoom);
  const [to, from] = [stops.at(next), stops.at(next === -1 ? -1 : Math.max(next - 1, 0))];
  if (!to || !from || to === from) return (to ?? from)?.[1] ?? 0;
  return from[1] + ((zoom - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function* featuresOf(layer: VectorTileLayer | undefined): Generator<VectorTileFeature> {
  if (!layer) return;
  for (let index = 0; index < layer.length; index += 1) yield layer.feature(index);
}
