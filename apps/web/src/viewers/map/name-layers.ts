/** Label layers of the basemap: waters, regions, towns and villages. */
import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';

/** Heavy enough for a muted colour; rendered from `fonts`, so no glyph server is needed. */
export const LABEL_FONT = 'Noto Sans Medium';

/** Image of the dot (drawn by parts/pin-images.ts). */
export const PLACE_DOT = 'place-dot';
const DOTS_UP_TO_ZOOM = 9;

const fromNames = { source: 'basemap', 'source-layer': 'name' };

export function nameLayers(
  palette: MapPalette,
  text: ExpressionSpecification,
): LayerSpecification[] {
  return [...waters(palette, text), regions(palette, text), places(palette, text)];
}

function waters(palette: MapPalette, text: ExpressionSpecification): LayerSpecification[] {
  const named = (
    id: string,
    size: ExpressionSpecification,
    spacing: number,
    filter: FilterSpecification,
  ): LayerSpecification => ({
    id,
    type: 'symbol',
    ...fromNames,
    filter,
    layout: {
      'text-field': text,
      'text-font': [LABEL_FONT],
      'text-size': size,
      'text-letter-spacing': spacing,
      'text-max-width': 6,
      'text-padding': 8,
    },
    paint: {
      'text-color': palette.waterName,
      'text-halo-color': palette.waterHalo,
      'text-halo-width': 1,
    },
  });
  const isSea: FilterSpecification = ['==', ['get', 'kind'], 'sea'];
  const isInland: FilterSpecification = ['in', ['get', 'kind'], ['literal', ['lake', 'fjord']]];
  return [
    named(
      'lake-names',
      ['interpolate', ['linear'], ['zoom'], 5, 9.5, 8, 11.5, 11, 14],
      0.04,
      isInland,
    ),
    named('sea-names', ['interpolate', ['linear'], ['zoom'], 3, 10.5, 6, 15], 0.14, isSea),
  ];
}

/** Regions: hidden at zoom levels where one fills the view. */
const regions = (palette: MapPalette, text: ExpressionSpecification): LayerSpecification => ({
  id: 'region-names',
  type: 'symbol',
  ...fromNames,
  maxzoom: 8.5,
  filter: ['==', ['get', 'kind'], 'region'],
  layout: {
    'text-field': text,
    'text-font': [LABEL_FONT],
    'text-size': ['interpolate', ['linear'], ['zoom'], 5, 10, 8, 13],
    'text-transform': 'uppercase',
    'text-letter-spacing': 0.18,
    'text-max-width': 7,
    'text-padding': 6,
  },
  paint: { 'text-color': palette.region, 'text-halo-color': palette.halo, 'text-halo-width': 1 },
});

/** The basemap holds each name from the zoom where it fits. Pins take precedence over names. */
function places(palette: MapPalette, text: ExpressionSpecification): LayerSpecification {
  const population: ['get', string] = ['get', 'pop'];
  return {
    id: 'place-names',
    type: 'symbol',
    source: 'basemap',
    'source-layer': 'place',
    layout: {
      // At low zoom a dot beside each name; the two are placed together or not at all.
      'icon-image': ['step', ['zoom'], PLACE_DOT, DOTS_UP_TO_ZOOM, ''],
      'icon-size': ['step', population, 0.75, 40_000, 1, 400_000, 1.3],
      'text-field': text,
      'text-font': [LABEL_FONT],
      'text-size': [
        'interpolate',
        ['linear'],
        ['zoom'],
        3,
        ['step', population, 10, 400_000, 11.5],
        8,
        ['step', population, 11, 15_000, 12.5, 80_000, 14.5, 400_000, 17],
        12,
        ['step', population, 13, 15_000, 15, 80_000, 18, 400_000, 21],
      ],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.45,
      'text-justify': 'auto',
      'text-letter-spacing': 0.01,
      'text-max-width': 8,
      'text-padding': 3,
      'symbol-sort-key': ['-', 0, population],
    },
    paint: {
      'text-color': ['step', population, palette.village, 40_000, palette.town],
      'text-halo-color': palette.halo,
      'text-halo-width': 1.4,
      'text-halo-blur': 0.6,
    },
  };
}

/** The name in the first of these language keys that a feature has, else its local name. */
export function nameIn(languages: readonly string[]): ExpressionSpecification {
  const names = [...languages, 'name'].map((key): ExpressionSpecification => ['get', key]);
  return ['coalesce', names[0] ?? '', ...names.slice(1)];
}
