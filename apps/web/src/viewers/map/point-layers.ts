/** Sources and layers of clusters, pins, marked pins and the visitor's position. */
import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';

/** Pixels; closer pins would cover each other. */
export const CLUSTER_RADIUS = 44;
/** Radius of a cluster's disc in pixels, by the number of points from which it is used. */
export const CLUSTER_SIZES: readonly (readonly [least: number, radius: number])[] = [
  [0, 17],
  [10, 20],
  [100, 24],
  [1_000, 28],
  [10_000, 32],
];
const [[, SMALLEST_CLUSTER] = [0, 0], ...LARGER_CLUSTERS] = CLUSTER_SIZES;
/** Above it no points are clustered: places less than a street apart are distinguishable. */
const CLUSTER_MAX_ZOOM = 14;
/** For a clicked cluster without a known expansion zoom. */
export const CLUSTER_ZOOM_STEP = 2;
/** Pixels around a pointer that still hit a pin. */
export const CLICK_TOLERANCE = 8;
/** Of a marked pin to a plain one. */
export const MARKED_SCALE = 1.4;
/** Pixels between a pin's tip and the lower edge of its image. */
const PIN_FOOT = 4;
const CLUSTER_FONT = 'Noto Sans Medium';

export const LAYERS = {
  clusters: 'clusters',
  pins: 'pins',
  stops: 'stops',
  marked: 'marked-pins',
} as const;
export const SOURCES = {
  points: 'points',
  /** Of a walk in order; a cluster of them would look like a stop with another number. */
  stops: 'stops',
  marked: 'marked',
  position: 'position',
} as const;

const EMPTY = { type: 'FeatureCollection' as const, features: [] };

export function pointSources(): Record<string, SourceSpecification> {
  return {
    [SOURCES.points]: {
      type: 'geojson',
      data: EMPTY,
      cluster: true,
      clusterRadius: CLUSTER_RADIUS,
      clusterMaxZoom: CLUSTER_MAX_ZOOM,
    },
    [SOURCES.stops]: { type: 'geojson', data: EMPTY },
    [SOURCES.marked]: { type: 'geojson', data: EMPTY },
    [SOURCES.position]: { type: 'geojson', data: EMPTY },
  };
}

export function pointLayers(palette: MapPalette): LayerSpecification[] {
  return [accuracy(palette), ...clusters(palette), ...pins(palette), visitor(palette)];
}

/** A pin's image for its kind, plain or marked (drawn by parts/pin-images.ts). */
export function pinImage(kind: string, marked: boolean): string {
  return `${marked ? 'marked' : 'pin'}-${kind}`;
}

const accuracy = (palette: MapPalette): LayerSpecification => ({
  id: 'position-accuracy',
  type: 'circle',
  source: SOURCES.position,
  paint: {
    'circle-color': palette.position,
    'circle-opacity': 0.14,
    'circle-radius': accuracyRadius(),
    'circle-pitch-alignment': 'map',
  },
});

/** Above pins and clusters: the visitor's position must never be hidden. */
const visitor = (palette: MapPalette): LayerSpecification => ({
  id: 'position-dot',
  type: 'circle',
  source: SOURCES.position,
  paint: {
    'circle-color': palette.position,
    'circle-radius': 8,
    'circle-stroke-color': palette.positionRing,
    'circle-stroke-width': 3,
  },
});

/** The property `pixels` holds the radius at zoom 0; it doubles with every zoom. */
function accuracyRadius(): ExpressionSpecification {
  const at = (zoom: number): ExpressionSpecification => ['*', ['get', 'pixels'], 2 ** zoom];
  return ['interpolate', ['exponential', 2], ['zoom'], 0, at(0), 22, at(22)];
}

function clusters(palette: MapPalette): LayerSpecification[] {
  const isCluster: ExpressionSpecification = ['has', 'point_count'];
  const count: ExpressionSpecification = ['get', 'point_count'];
  return [
    {
      id: LAYERS.clusters,
      type: 'circle',
      source: SOURCES.points,
      filter: isCluster,
      paint: {
        'circle-color': palette.cluster,
        'circle-radius': ['step', count, SMALLEST_CLUSTER, ...LARGER_CLUSTERS.flat()],
        'circle-stroke-color': palette.clusterRing,
        'circle-stroke-width': 2.5,
      },
    },
    {
      id: 'cluster-counts',
      type: 'symbol',
      source: SOURCES.points,
      filter: isCluster,
      layout: {
        'text-field': ['get', 'point_count_abbreviated'],
        'text-font': [CLUSTER_FONT],
        'text-size': ['step', count, 14, 100, 15],
        'text-allow-overlap': true,
        // The size of the disc, so that place names avoid it.
        'text-padding': 12,
      },
      paint: { 'text-color': palette.clusterText },
    },
  ];
}

/** Pixels from a pin's tip to the middle of its head, and of the number there. */
const PIN_HEAD = 26;
const NUMBER_SIZE = 14;

/** The number of a stop, at the middle of its pin's head. */
function numberLayout(scale: number): SymbolLayerSpecification['layout'] {
  return {
    'text-field': ['to-string', ['coalesce', ['get', 'number'], '']],
    'text-font': [CLUSTER_FONT],
    'text-size': NUMBER_SIZE * scale,
    'text-offset': [0, -PIN_HEAD / NUMBER_SIZE],
    'text-allow-overlap': true,
    'text-ignore-placement': true,
  };
}

function pins({ pinGlyph }: MapPalette): LayerSpecification[] {
  const layout: SymbolLayerSpecification['layout'] = {
    'icon-anchor': 'bottom',
    // The tip of the pin, not the lower edge of its shadow, marks the place.
    'icon-offset': [0, PIN_FOOT],
    'icon-allow-overlap': true,
  };
  return [
    {
      id: LAYERS.pins,
      type: 'symbol',
      source: SOURCES.points,
      filter: ['!', ['has', 'point_count']],
      layout: { ...layout, 'icon-image': ['concat', 'pin-', ['get', 'kind']] },
    },
    {
      id: LAYERS.stops,
      type: 'symbol',
      source: SOURCES.stops,
      layout: {
        ...layout,
        ...numberLayout(1),
        'icon-image': ['concat', 'pin-', ['get', 'kind']],
        // The pin of a later stop lies below, with its own number.
        'symbol-sort-key': ['-', 0, ['get', 'number']],
      },
      paint: { 'text-color': pinGlyph },
    },
    {
      id: LAYERS.marked,
      type: 'symbol',
      source: SOURCES.marked,
      layout: {
        ...layout,
        ...numberLayout(MARKED_SCALE),
        'icon-image': ['concat', 'marked-', ['get', 'kind']],
      },
      paint: { 'text-color': pinGlyph },
    },
  ];
}
