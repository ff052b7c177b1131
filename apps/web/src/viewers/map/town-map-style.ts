/**
 * The town map of a content pack at street level (docs/content-packs.md, plan.geojson), below
 * routes and pins. A chunk of its own, loaded when the map is zoomed in.
 */
import type {
  ExpressionSpecification,
  FillLayerSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { LABEL_FONT, nameIn } from './name-layers.ts';
import { TOWN_MAP_ZOOM } from './map-data.ts';
import type { MapTheme } from '@varde/domain/ground-palette';

/** It fades in over half a zoom level. */
const FULLY_SHOWN_ZOOM = TOWN_MAP_ZOOM + 0.5;

export interface TownMapOptions {
  readonly theme: MapTheme;
  /** Absolute URL of the GeoJSON file. */
  readonly url: string;
  /** Language keys, preferred first. */
  readonly languages: readonly string[];
}

const TOWN_MAP = 'plan';
/** Shapes are inserted below the routes. */
const SHAPES_BEFORE = 'route-casing';
/** Names are inserted below the pins. */
const NAMES_BEFORE = 'position-accuracy';
export function withTownMap(
  style: StyleSpecification,
  options: TownMapOptions,
): StyleSpecification {
  const { theme, url, languages } = options;
  const palette = TOWN_MAP_PALETTES[theme];
  const shapeLayers = [...areas(palette), ...lines(palette), ...buildings(palette)];
  const layers = style.layers.flatMap((layer) => [
    ...(layer.id === SHAPES_BEFORE ? shapeLayers : []),
    ...(layer.id === NAMES_BEFORE ? names(palette, nameIn(languages)) : []),
    layer,
  ]);
  const sources = {
    ...style.sources,
    [TOWN_MAP]: { type: 'geojson' as const, data: url, tolerance: 0.1 },
  };
  return { ...style, sources, layers };
}

const ofKind = (...kinds: readonly string[]): FilterSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', [...kinds]],
];
const FADE_IN: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  TOWN_MAP_ZOOM,
  0,
  FULLY_SHOWN_ZOOM,
  1,
];
const HAS_NAME: ExpressionSpecification = ['any', ['has', 'name'], ['has', 'no'], ['has', 'sv']];
const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Grows with the zoom, like the basemap. @param pixels width at zoom 16 */
const widthAtZoom16 = (pixels: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.7],
  ['zoom'],
  FULLY_SHOWN_ZOOM,
  pixels / 3,
  16,
  pixels,
  18,
  pixels * 3,
];

function area(kind: string, color: string, edge = color): FillLayerSpecification {
  const paint = { 'fill-color': color, 'fill-outline-color': edge, 'fill-opacity': FADE_IN };
  return {
    id: `plan-${kind}`,
    type: 'fill',
    source: TOWN_MAP,
    minzoom: TOWN_MAP_ZOOM,
    filter: ofKind(kind),
    paint,
  };
}

interface Stroke {
  readonly id?: string;
  readonly kinds: readonly string[];
  readonly color: string;
  readonly width: ExpressionSpecification;
  readonly dashes?: number[];
}

function line({ kinds, id = kinds.join('-'), color, width, dashes }: Stroke): LayerSpecification {
  return {
    id: `plan-${id}`,
    type: 'line',
    source: TOWN_MAP,
    minzoom: TOWN_MAP_ZOOM,
    filter: ofKind(...kinds),
    // Round caps would close the gaps between dashes.
    layout: dashes ? { 'line-join': 'round' } : ROUND,
    paint: {
      'line-color': color,
      'line-width': width,
      'line-opacity': FADE_IN,
      ...(dashes && { 'line-dasharray': dashes }),
    },
  };
}

/** Land and water correct the basemap, whose shoreline is accurate to about a hundred metres. */
const areas = (palette: TownMapPalette): LayerSpecification[] => [
  area('land', palette.land),
  area('water', palette.water),
  area('green', palette.green),
  area('heap', palette.heap),
  area('block', palette.block, palette.blockEdge),
  area('square', palette.square),
  area('pit', palette.pit, palette.pitEdge),
];

const lines = (palette: TownMapPalette): LayerSpecification[] => [
  line({ kinds: ['shore'], color: palette.shore, width: widthAtZoom16(1.6) }),
  line({ kinds: ['stream'], color: palette.stream, width: widthAtZoom16(5) }),
  line({
    kinds: ['street'],
    id: 'street-edge',
    color: palette.streetEdge,
    width: widthAtZoom16(9),
  }),
  line({ kinds: ['path'], color: palette.path, width: widthAtZoom16(1.6), dashes: [2, 1.6] }),
  line({ kinds: ['street'], color: palette.street, width: widthAtZoom16(7) }),
  line({ kinds: ['rail'], color: palette.rail, width: widthAtZoom16(2.4), dashes: [3, 1] }),
];

function buildings(palette: TownMapPalette): LayerSpecification[] {
  const building = area('building', palette.building, palette.buildingEdge);
  const color: ExpressionSpecification = ['case', HAS_NAME, palette.notable, palette.building];
  return [
    { ...building, paint: { ...building.paint, 'fill-color': color } },
    line({ kinds: ['wall'], color: palette.wall, width: widthAtZoom16(4) }),
  ];
}

function names(palette: TownMapPalette, text: ExpressionSpecification): LayerSpecification[] {
  const paint = { 'text-halo-color': palette.halo, 'text-halo-width': 1.4, 'text-halo-blur': 0.4 };
  const layout = { 'text-field': text, 'text-font': [LABEL_FONT], 'text-max-width': 7 };
  const color: ExpressionSpecification = [
    'match',
    ['get', 'kind'],
    'green',
    palette.greenName,
    'water',
    palette.waterName,
    palette.name,
  ];
  return [
    {
      id: 'plan-names',
      type: 'symbol',
      source: TOWN_MAP,
      minzoom: FULLY_SHOWN_ZOOM,
      filter: ofKind('name', 'water', 'green', 'pit', 'heap', 'square'),
      layout: {
        ...layout,
        'text-size': ['interpolate', ['linear'], ['zoom'], 14, 12, 17, 14],
        'text-padding': 6,
      },
      paint: { ...paint, 'text-color': color },
    },
    {
      id: 'plan-building-names',
      type: 'symbol',
      source: TOWN_MAP,
      minzoom: 15.5,
      filter: ofKind('building', 'wall'),
      layout: { ...layout, 'text-size': 11.5 },
      paint: { ...paint, 'text-color': palette.name },
    },
    {
      id: 'plan-street-names',
      type: 'symbol',
      source: TOWN_MAP,
      minzoom: 15,
      filter: ofKind('street', 'path', 'stream'),
      layout: {
        ...layout,
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-size': ['interpolate', ['linear'], ['zoom'], 15, 10, 18, 13],
      },
      paint: { ...paint, 'text-color': palette.name },
    },
  ];
}

interface TownMapPalette {
  readonly land: string;
  readonly water: string;
  readonly shore: string;
  readonly green: string;
  readonly square: string;
  /** Terraced houses, drawn as one. */
  readonly block: string;
  readonly blockEdge: string;
  readonly building: string;
  /** A building with a name, which visitors look for. */
  readonly notable: string;
  readonly buildingEdge: string;
  readonly pit: string;
  readonly pitEdge: string;
  readonly heap: string;
  readonly street: string;
  readonly streetEdge: string;
  readonly path: string;
  readonly stream: string;
  readonly rail: string;
  readonly wall: string;
  readonly name: string;
  readonly greenName: string;
  readonly waterName: string;
  readonly halo: string;
}

const TOWN_MAP_PALETTES: Readonly<Record<MapTheme, TownMapPalette>> = {
  light: {
    land: '#f6f3ec',
    water: '#c6d8e4',
    shore: '#8ea8ba',
    green: '#dde7d0',
    square: '#fdfbf6',
    block: '#e9e1d3',
    blockEdge: '#ddd3c2',
    building: '#d9cbb6',
    notable: '#cbb595',
    buildingEdge: '#b7a283',
    pit: '#dcb79d',
    pitEdge: '#b5815f',
    heap: '#dccfc2',
    street: '#ffffff',
    streetEdge: '#ddd5c6',
    path: '#b9a98e',
    stream: '#b0cadb',
    rail: '#aaa39a',
    wall: '#7d7262',
    name: '#5a5041',
    greenName: '#4f6640',
    waterName: '#4a7088',
    halo: '#faf8f3',
  },
  dark: {
    land: '#222b33',
    water: '#0f171e',
    shore: '#455766',
    green: '#24352f',
    square: '#333e47',
    block: '#2b353e',
    blockEdge: '#333e48',
    building: '#38434d',
    notable: '#4d5459',
    buildingEdge: '#636a6e',
    pit: '#46332a',
    pitEdge: '#7d5a47',
    heap: '#37322e',
    street: '#3d4953',
    streetEdge: '#1b2329',
    path: '#6b757d',
    stream: '#17242e',
    rail: '#5a636b',
    wall: '#9a9483',
    name: '#c0b9aa',
    greenName: '#9db89a',
    waterName: '#86a9c0',
    halo: '#1a2229',
  },
};
