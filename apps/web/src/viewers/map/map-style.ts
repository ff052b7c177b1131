/**
 * The look of the map as a MapLibre style: pure, one function from theme to style. The layers of the basemap are described
 * in content/basemap/README.md; what Varde itself puts on it stands in point-layers.ts and route-layers.ts.
 */
import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_PALETTES, type MapPalette, type MapTheme } from './map-palette.ts';
import { pointLayers, pointSources } from './point-layers.ts';
import { routeLayers, routeSources } from './route-layers.ts';

/** Bold enough to carry a muted colour; drawn by the browser from the files of `fonts`, so no glyph server is needed. */
export const LABEL_FONT = 'Noto Sans Medium';

/** Image of the dot (drawn by parts/pin-images.ts). */
export const PLACE_DOT = 'place-dot';
const DOTS_UP_TO_ZOOM = 9;

const ATTRIBUTION = [
  '<a href="https://www.soest.hawaii.edu/pwessel/gshhg/">GSHHG</a> (LGPL)',
  '<a href="https://www.geonames.org/">GeoNames</a> (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>)',
  '<a href="https://www.naturalearthdata.com/">Natural Earth</a>',
].join(' · ');

export interface MapPictures {
  /** With scheme and host, and `{z}`, `{x}`, `{y}` in any order. */
  readonly address: string;
  /** HTML. */
  readonly attribution: string;
  readonly maxZoom: number;
}

export interface MapStyleOptions {
  readonly theme: MapTheme;
  /** Address of the PMTiles archive, with scheme and host. */
  readonly basemap: string;
  /** Whose the archive is, as HTML. Default: the bundled one's makers. */
  readonly attribution?: string | undefined;
  /** Pictures over the archive's land and water, which show through while they are on their way, or away. */
  readonly pictures?: MapPictures | undefined;
  /** Addresses of the label font's files: western European letters, and the rest of the Latin script. */
  readonly fonts: { readonly latin: string; readonly latinExt: string };
}

export function mapStyle(options: MapStyleOptions): StyleSpecification {
  const { theme, basemap, attribution = ATTRIBUTION, pictures, fonts } = options;
  const palette = MAP_PALETTES[theme];
  return {
    version: 8,
    name: `varde-${theme}`,
    'font-faces': {
      [LABEL_FONT]: [
        { url: fonts.latin, 'unicode-range': ['U+0-FF', 'U+2000-206F'] },
        { url: fonts.latinExt, 'unicode-range': ['U+100-24F', 'U+1E00-1EFF'] },
      ],
    },
    sources: {
      basemap: { type: 'vector', url: `pmtiles://${basemap}`, attribution },
      ...(pictures && { pictures: pictureSource(pictures) }),
      ...routeSources(),
      ...pointSources(),
    },
    layers: [
      ...waterAndLand(palette),
      ...lines(palette),
      ...(pictures ? [pictureLayer(theme)] : []),
      ...routeLayers(palette),
      // Pictures hold names of their own.
      ...(pictures ? [] : places(palette)),
      ...pointLayers(palette),
    ],
  };
}

function pictureSource({ address, attribution, maxZoom }: MapPictures): SourceSpecification {
  return { type: 'raster', tiles: [address], tileSize: 256, maxzoom: maxZoom, attribution };
}

/** Made for daylight: at night dimmed, so that they do not blind. */
function pictureLayer(theme: MapTheme): LayerSpecification {
  const isDark = theme === 'dark';
  const paint = {
    'raster-brightness-max': isDark ? 0.6 : 1,
    'raster-saturation': isDark ? -0.3 : 0,
  };
  return { id: 'pictures', type: 'raster', source: 'pictures', paint };
}

const fromBasemap = (layer: string) => ({ source: 'basemap', 'source-layer': layer });

/** Sea, then a band of shallows drawn around the land and half covered by it, then land, lakes, and islands in lakes. */
function waterAndLand(palette: MapPalette): LayerSpecification[] {
  const shore = { 'line-join': 'round', 'line-cap': 'round' } as const;
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': palette.water } },
    {
      id: 'shallows',
      type: 'line',
      ...fromBasemap('land'),
      layout: shore,
      paint: {
        'line-color': palette.shallows,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 4, 6, 9, 10, 14],
        'line-blur': ['interpolate', ['linear'], ['zoom'], 3, 3, 6, 6, 10, 9],
      },
    },
    { id: 'land', type: 'fill', ...fromBasemap('land'), paint: { 'fill-color': palette.land } },
    {
      id: 'coast',
      type: 'line',
      ...fromBasemap('land'),
      layout: shore,
      paint: {
        'line-color': palette.coast,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.3, 6, 0.6, 10, 1],
      },
    },
    { id: 'lakes', type: 'fill', ...fromBasemap('water'), paint: { 'fill-color': palette.water } },
    {
      id: 'lake-shores',
      type: 'line',
      ...fromBasemap('water'),
      layout: shore,
      paint: {
        'line-color': palette.lakeShore,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.3, 10, 0.9],
      },
    },
    {
      id: 'lake-islands',
      type: 'fill',
      ...fromBasemap('lake_island'),
      paint: { 'fill-color': palette.land, 'fill-outline-color': palette.lakeShore },
    },
  ];
}

function lines(palette: MapPalette): LayerSpecification[] {
  return [
    {
      id: 'rivers',
      type: 'line',
      ...fromBasemap('river'),
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': palette.river,
        'line-width': [
          'interpolate',
          ['exponential', 1.4],
          ['zoom'],
          5,
          ['match', ['get', 'level'], [1, 2], 0.6, 0.3],
          10,
          ['match', ['get', 'level'], [1, 2], 1.8, 1],
        ],
      },
    },
    {
      id: 'borders',
      type: 'line',
      ...fromBasemap('border'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.6, 10, 1.4],
        'line-dasharray': [4, 2.5],
        'line-opacity': 0.7,
      },
    },
  ];
}

/** The basemap holds each name from the zoom where it has room. Names step aside for the pins, so they need no place of their own. */
function places(palette: MapPalette): LayerSpecification[] {
  const population: ['get', string] = ['get', 'pop'];
  return [
    {
      id: 'place-names',
      type: 'symbol',
      ...fromBasemap('place'),
      layout: {
        // A dot beside each name for as long as a place is no more than a dot; the two are shown together or not at all.
        'icon-image': ['step', ['zoom'], PLACE_DOT, DOTS_UP_TO_ZOOM, ''],
        'icon-size': ['step', population, 0.75, 40_000, 1, 400_000, 1.3],
        'text-field': ['get', 'name'],
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
    },
  ];
}
