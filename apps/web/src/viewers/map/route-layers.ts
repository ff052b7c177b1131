/** Route layers below names and pins: a walk's route, dotted, and the stronger walking route. */
import type { Feature, LineString } from 'geojson';
import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SourceSpecification,
} from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';

export const ROUTE_SOURCE = 'route';
export const WALKING_ROUTE_SOURCE = 'way';

/** GeoJSON positions: longitude, latitude. */
export type MapLine = readonly (readonly number[])[];

/** Route to a place. */
export interface MapWalkingRoute {
  readonly line: MapLine;
  /** As the crow flies: drawn dashed, unlike any path. */
  readonly isStraight: boolean;
}

const WIDTH = 3;
const CASING_WIDTH = 7;
/** In line widths: the round caps alone form the dots. */
const DOTS = [0, 2.4];
const WALKING_ROUTE_WIDTH = 5;
const WALKING_ROUTE_CASING_WIDTH = 9;
const DASHES = [1.6, 1.4];

export function routeSources(): Record<string, SourceSpecification> {
  return {
    [ROUTE_SOURCE]: { type: 'geojson', data: routeFeature(undefined) },
    [WALKING_ROUTE_SOURCE]: { type: 'geojson', data: walkingRouteFeature(undefined) },
  };
}

export function routeFeature(line: MapLine | undefined): Feature<LineString> {
  const coordinates = (line ?? []).map((position) => [...position]);
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } };
}

export function walkingRouteFeature(
  walkingRoute: MapWalkingRoute | undefined,
): Feature<LineString> {
  return {
    ...routeFeature(walkingRoute?.line),
    properties: { isStraight: walkingRoute?.isStraight ?? false },
  };
}

export function routeLayers(palette: MapPalette): LayerSpecification[] {
  return [
    casing('route', palette, CASING_WIDTH),
    line('route', { 'line-color': palette.route, 'line-width': WIDTH, 'line-dasharray': DOTS }),
    casing('way', palette, WALKING_ROUTE_CASING_WIDTH),
    {
      ...line('way', { 'line-color': palette.position, 'line-width': WALKING_ROUTE_WIDTH }),
      filter: ['!', IS_STRAIGHT],
    },
    {
      ...line('way', {
        'line-color': palette.position,
        'line-width': WALKING_ROUTE_WIDTH,
        'line-dasharray': DASHES,
      }),
      id: 'way-straight',
      layout: { 'line-join': 'round' },
      filter: IS_STRAIGHT,
    },
  ];
}

const IS_STRAIGHT: ExpressionSpecification = ['==', ['get', 'isStraight'], true];

function line(source: string, paint: LineLayerSpecification['paint']): LineLayerSpecification {
  const layout = { 'line-join': 'round', 'line-cap': 'round' } as const;
  return { id: source, type: 'line', source, layout, paint };
}

function casing(source: string, palette: MapPalette, width: number): LineLayerSpecification {
  const paint = { 'line-color': palette.routeCasing, 'line-width': width, 'line-opacity': 0.85 };
  return { ...line(source, paint), id: `${source}-casing` };
}
