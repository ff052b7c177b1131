/** Applies basemap, pins and attribution by theme; falls back to the bundled basemap. */
import { AttributionControl, type Map as MapLibreMap, type StyleSpecification } from 'maplibre-gl';
import latinFont from '@fontsource/noto-sans/files/noto-sans-latin-500-normal.woff2?url';
import latinExtFont from '@fontsource/noto-sans/files/noto-sans-latin-ext-500-normal.woff2?url';
import { serverUrl } from '#browser/site.ts';
import { bundledBasemap, BASEMAP_TIMEOUT_MS } from '../load-basemap.ts';
import type { MapTheme } from '@varde/domain/ground-palette';
import { BASEMAP, OWN_SOURCES, mapStyle, type Basemap } from '../map-style.ts';
import { TOWN_MAP_PATH, TOWN_MAP_ZOOM } from '../map-data.ts';
import type { TownMapOptions, withTownMap } from '../town-map-style.ts';
import { pinImages } from './pin-images.ts';

export interface MapAppearance {
  readonly theme: MapTheme;
  /** Language keys for place names, preferred first. */
  readonly languages: readonly string[];
  readonly basemap: Basemap;
  readonly loadBasemap: (theme: MapTheme) => Promise<Basemap>;
  /** The map shows something. */
  readonly onReady: () => void;
}

type StyleInput = Pick<MapAppearance, 'basemap' | 'theme' | 'languages'>;

export function styleOf({ basemap, theme, languages }: StyleInput): StyleSpecification {
  const fonts = { latin: absolute(latinFont), latinExt: absolute(latinExtFont) };
  return mapStyle({ ...basemap, theme, languages, fonts });
}

/** Raster tiles and external styles have their own streets. */
const hasStreets = (basemap: Basemap): boolean => 'external' in basemap || 'raster' in basemap;

/** Keeps the style in sync; the map was created with `appearance`. @returns changes the theme */
export function applyStyle(
  map: MapLibreMap,
  appearance: MapAppearance,
): (theme: MapTheme) => Promise<void> {
  let { basemap, theme, loadBasemap } = appearance;
  const { languages } = appearance;
  let credits = showCredits(map, basemap);
  const townMap = createTownMapLoader({ languages, url: absolute(serverUrl(TOWN_MAP_PATH)) });
  const draw = (): void => {
    const style = styleOf({ basemap, theme, languages });
    restyle(map, hasStreets(basemap) ? style : townMap.addTo(style, theme));
  };
  if (!hasStreets(basemap)) townMap.watch(map, draw);
  map.on('style.load', () => drawPins(map, theme));
  const changeBasemap = (next: Basemap): void => {
    basemap = next;
    map.removeControl(credits);
    credits = showCredits(map, basemap);
    drawPins(map, theme);
    draw();
  };
  const land = 'raster' in basemap ? BASEMAP : undefined;
  whenDrawn(map, { isBasemap: (id) => !OWN_SOURCES.has(id), land }, (isLost) => {
    const bundled = bundledBasemap(window.location.href);
    // Raster tiles are already above the bundled basemap.
    if (isLost && !land) {
      loadBasemap = () => Promise.resolve(bundled);
      changeBasemap(bundled);
    }
    appearance.onReady();
  });
  return async (next) => {
    if (next === theme) return;
    theme = next;
    const loaded = await loadBasemap(next);
    if (theme === next) changeBasemap(loaded);
  };
}

function showCredits(map: MapLibreMap, basemap: Basemap): AttributionControl {
  // Sources have an attribution of their own; an external style may lack one.
  const attributionOptions =
    'external' in basemap ? { customAttribution: basemap.attribution } : {};
  const control = new AttributionControl({ compact: false, ...attributionOptions });
  map.addControl(control, 'bottom-right');
  return control;
}

function drawPins(map: MapLibreMap, theme: MapTheme): void {
  for (const { name, data, pixelRatio } of pinImages(theme, window.devicePixelRatio)) {
    if (map.hasImage(name)) map.updateImage(name, data);
    else map.addImage(name, data, { pixelRatio });
  }
}

/** Retains the data of our own sources. */
function restyle(map: MapLibreMap, style: StyleSpecification): void {
  // After a style that failed to load, MapLibre would wait for it.
  if (!map.getStyle()) map.setStyle(style, { diff: false });
  else map.setStyle(style, { transformStyle: retainOwnSources });
}

function retainOwnSources(
  previous: StyleSpecification | undefined,
  next: StyleSpecification,
): StyleSpecification {
  const own = Object.entries(previous?.sources ?? {}).filter(([name]) => OWN_SOURCES.has(name));
  return { ...next, sources: { ...next.sources, ...Object.fromEntries(own) } };
}

const absolute = (path: string): string => new URL(path, window.location.href).href;

/** Loads the town map, code and data, when the map is first zoomed in far enough. */
interface TownMapLoader {
  /** Adds the town map, once loaded. */
  readonly addTo: (style: StyleSpecification, theme: MapTheme) => StyleSpecification;
  /** @param restyle called once `addTo` adds the town map */
  readonly watch: (map: MapLibreMap, restyle: () => void) => void;
}

function createTownMapLoader(options: Omit<TownMapOptions, 'theme'>): TownMapLoader {
  let draw: typeof withTownMap | undefined;
  return {
    addTo: (style, theme) => draw?.(style, { ...options, theme }) ?? style,
    watch(map, restyle) {
      const fetchTownMap = async (): Promise<void> => {
        ({ withTownMap: draw } = await import('../town-map-style.ts'));
        // The map may have been removed meanwhile.
        if (map.getCanvas().isConnected) restyle();
      };
      const checkZoom = (): void => {
        if (map.getZoom() < TOWN_MAP_ZOOM) return;
        map.off('idle', checkZoom);
        // Optional: on failure the map stays as it is.
        fetchTownMap().catch(() => undefined);
      };
      // After basemap and points are drawn, which take precedence.
      map.on('idle', checkZoom);
    },
  };
}

interface SourceEvent {
  readonly sourceId?: string | undefined;
  readonly tile?: unknown;
}

export type DrawnMap = Pick<MapLibreMap, 'getStyle' | 'isSourceLoaded'> & {
  on(event: 'sourcedata' | 'error', listener: (data: SourceEvent) => void): unknown;
  once(event: 'load' | 'render' | 'remove', listener: () => void): unknown;
};

export interface BasemapSources {
  readonly isBasemap: (sourceId: string) => boolean;
  /** Source of land and water that suffices, below external raster tiles. Default: all sources. */
  readonly land?: string | undefined;
}

/**
 * Calls back once, when the map shows something or the timeout ends.
 * @param onReady receives whether the basemap is lost: failed or timed out without a single tile
 */
export function whenDrawn(
  map: DrawnMap,
  { isBasemap, land }: BasemapSources,
  onReady: (isLost: boolean) => void,
): void {
  let [isNotified, hasTile, hasFailed] = [false, false, false];
  const notifyReady = (): void => {
    clearTimeout(timer);
    if (!isNotified) onReady(hasFailed && !hasTile);
    isNotified = true;
  };
  const fail = (): void => {
    hasFailed = true;
    notifyReady();
  };
  const timer = setTimeout(fail, BASEMAP_TIMEOUT_MS);
  map.once('remove', () => {
    isNotified = true;
    clearTimeout(timer);
  });
  map.once('load', notifyReady);
  map.on('sourcedata', ({ sourceId = '', tile }) => {
    if (isNotified || !isBasemap(sourceId)) return;
    hasTile ||= tile !== undefined;
    if (sourceId === land && map.isSourceLoaded(land)) map.once('render', notifyReady);
  });
  map.on('error', ({ sourceId }) => {
    // An invalid style draws nothing.
    if (!isNotified && !map.getStyle()) fail();
    else hasFailed ||= isBasemap(sourceId ?? '');
  });
}
