/**
 * The MapLibre style of the map, by theme. Pure. content/basemap/README.md describes the layers of
 * the basemap; point-layers.ts and route-layers.ts hold our own.
 */
import type {
  FontFacesSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { MapTheme } from '@varde/domain/ground-palette';
import { MAP_PALETTES, type MapPalette } from './map-palette.ts';
import { GROUND_SOURCES } from './ground-sources.ts';
import { LABEL_FONT, nameIn, nameLayers } from './name-layers.ts';
import type { ExternalStyle } from './load-basemap.ts';
import { pointLayers, pointSources } from './point-layers.ts';
import { routeLayers, routeSources } from './route-layers.ts';

const link = (url: string, text: string): string => `<a href="${url}">${text}</a>`;

const ATTRIBUTION = GROUND_SOURCES.map(({ name, url, licence }) =>
  licence
    ? `${link(url, name)} (${licence.url ? link(licence.url, licence.name) : licence.name})`
    : link(url, name),
).join(' · ');

interface RasterBasemap {
  /** Absolute, with `{z}`, `{x}`, `{y}` in any order. */
  readonly url: string;
  /** HTML. */
  readonly attribution: string;
  readonly maxZoom: number;
}

/** A vector tile archive in our own style, or an external style. */
export type Basemap =
  | VectorBasemap
  | { readonly external: ExternalStyle; readonly attribution: string };

interface VectorBasemap {
  /** Absolute URL of the PMTiles archive. */
  readonly basemap: string;
  /** HTML. Default: that of the bundled archive. */
  readonly attribution?: string | undefined;
  /** Raster tiles above land and water, which show until the tiles load. */
  readonly raster?: RasterBasemap | undefined;
}

export type MapStyleOptions = Basemap & MapLook;

interface MapLook {
  readonly theme: MapTheme;
  /** Language keys for place names, preferred first. */
  readonly languages: readonly string[];
  /** URLs of the label font: Western European characters, and the rest of the Latin script. */
  readonly fonts: { readonly latin: string; readonly latinExt: string };
}

/** The source of land and water. */
export const BASEMAP = 'basemap';
/** Sources of our own layers. */
const ownSources = () => ({ ...routeSources(), ...pointSources() });
export const OWN_SOURCES: ReadonlySet<string> = new Set(Object.keys(ownSources()));

export function mapStyle(options: MapStyleOptions): StyleSpecification {
  const { theme, fonts } = options;
  const baseStyle =
    'external' in options ? externalBaseStyle(options.external, theme) : vectorBaseStyle(options);
  const labels: FontFacesSpecification = {
    [LABEL_FONT]: [
      { url: fonts.latin, 'unicode-range': ['U+0-FF', 'U+2000-206F'] },
      { url: fonts.latinExt, 'unicode-range': ['U+100-24F', 'U+1E00-1EFF'] },
    ],
  };
  return {
    ...baseStyle,
    version: 8,
    name: `varde-${theme}`,
    'font-faces': { ...baseStyle['font-faces'], ...labels },
    sources: { ...baseStyle.sources, ...ownSources() },
  };
}

/** Its label layers are unknown, so our layers go above all of it. */
function externalBaseStyle(style: ExternalStyle, theme: MapTheme): ExternalStyle {
  const palette = MAP_PALETTES[theme];
  const layers = [...style.layers, ...routeLayers(palette), ...pointLayers(palette)];
  return { ...style, layers };
}

function vectorBaseStyle(options: VectorBasemap & MapLook): ExternalStyle {
  const { theme, languages, basemap, attribution = ATTRIBUTION, raster } = options;
  const palette = MAP_PALETTES[theme];
  return {
    sources: {
      [BASEMAP]: { type: 'vector', url: `pmtiles://${basemap}`, attribution },
      ...(raster && { pictures: rasterSource(raster) }),
    },
    layers: [
      ...waterAndLand(palette),
      ...lines(palette),
      ...(raster ? [rasterLayer(theme)] : []),
      ...routeLayers(palette),
      // Raster tiles contain labels.
      ...(raster ? [] : nameLayers(palette, nameIn(languages))),
      ...pointLayers(palette),
    ],
  };
}

function rasterSource({ url, attribution, maxZoom }: RasterBasemap): SourceSpecification {
  return { type: 'raster', tiles: [url], tileSize: 256, maxzoom: maxZoom, attribution };
}

/** Raster tiles have light colours: dimmed in the dark theme. */
function rasterLayer(theme: MapTheme): LayerSpecification {
  const isDark = theme === 'dark';
  const paint = {
    'raster-brightness-max': isDark ? 0.6 : 1,
    'raster-saturation': isDark ? -0.3 : 0,
  };
  return { id: 'pictures', type: 'raster', source: 'pictures', paint };
}

const fromBasemap = (layer: string) => ({ source: 'basemap', 'source-layer': layer });

/** Sea, shallows (a line around the land, half covered by it), land, lakes and their islands. */
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

const lines = (palette: MapPalette): LayerSpecification[] => [
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
