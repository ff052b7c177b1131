/** The way of a walk as a dotted line: under the names of places and the pins, above the ground. */
import type { Feature, LineString } from 'geojson';
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';

export const ROUTE_SOURCE = 'route';

/** GeoJSON positions: longitude, latitude. */
export type MapLine = readonly (readonly number[])[];

const WIDTH = 3;
const CASING_WIDTH = 7;
/** In widths of the line: round ends alone make the dots. */
const DOTS = [0, 2.4];

export function routeSources(): Record<string, SourceSpecification> {
  return { [ROUTE_SOURCE]: { type: 'geojson', data: routeFeature(undefined) } };
}

/** An empty way for a map without one. */
export function routeFeature(line: MapLine | undefined): Feature<LineString> {
  const coordinates = (line ?? []).map((position) => [...position]);
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } };
}

export function routeLayers(palette: MapPalette): LayerSpecification[] {
  const layout = { 'line-join': 'round', 'line-cap': 'round' } as const;
  return [
    {
      id: 'route-casing',
      type: 'line',
      source: ROUTE_SOURCE,
      layout,
      paint: {
        'line-color': palette.routeCasing,
        'line-width': CASING_WIDTH,
        'line-opacity': 0.85,
      },
    },
    {
      id: 'route',
      type: 'line',
      source: ROUTE_SOURCE,
      layout,
      paint: { 'line-color': palette.route, 'line-width': WIDTH, 'line-dasharray': DOTS },
    },
  ];
}
