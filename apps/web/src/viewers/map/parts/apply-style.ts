/** How the map looks: its ground, its pins and whose the ground is, by theme; and the bundled ground where another does not come. */
import { AttributionControl, type Map as MapLibreMap, type StyleSpecification } from 'maplibre-gl';
import latinFont from '@fontsource/noto-sans/files/noto-sans-latin-500-normal.woff2?url';
import latinExtFont from '@fontsource/noto-sans/files/noto-sans-latin-ext-500-normal.woff2?url';
import { serverUrl } from '#browser/site.ts';
import { bundledBasemap, BASEMAP_TIMEOUT_MS } from '../load-basemap.ts';
import type { MapTheme } from '../map-palette.ts';
import { BASEMAP, OWN_SOURCES, mapStyle, type Basemap } from '../map-style.ts';
import { TOWN_MAP_PATH } from '../town-map-path.ts';
import type { TownMapOptions, withTownMap } from '../town-map-style.ts';
import { TOWN_MAP_ZOOM } from '../town-map-zoom.ts';
import { pinImages } from './pin-images.ts';

export interface MapAppearance {
  readonly theme: MapTheme;
  /** Of the visitor, for the names of places: keys of the product, the dearest first. */
  readonly languages: readonly string[];
  readonly basemap: Basemap;
  /** The ground for another theme. */
  readonly loadBasemap: (theme: MapTheme) => Promise<Basemap>;
  /** There is a map to see. */
  readonly onReady: () => void;
}

type Worn = Pick<MapAppearance, 'basemap' | 'theme' | 'languages'>;

export function styleOf({ basemap, theme, languages }: Worn): StyleSpecification {
  const fonts = { latin: absolute(latinFont), latinExt: absolute(latinExtFont) };
  return mapStyle({ ...basemap, theme, languages, fonts });
}

/** Pictures and whole styles show streets of their own. */
const hasStreets = (basemap: Basemap): boolean => 'external' in basemap || 'raster' in basemap;

/** Keeps the map dressed, which was made with the style of this ground and theme; gives what changes the theme. */
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
  const wear = (next: Basemap): void => {
    basemap = next;
    map.removeControl(credits);
    credits = showCredits(map, basemap);
    drawPins(map, theme);
    draw();
  };
  const land = 'raster' in basemap ? BASEMAP : undefined;
  whenDrawn(map, { isBasemap: (id) => !OWN_SOURCES.has(id), land }, (isLost) => {
    const bundled = bundledBasemap(window.location.href);
    // Pictures lie over the bundled ground as it is.
    if (isLost && !land) {
      loadBasemap = () => Promise.resolve(bundled);
      wear(bundled);
    }
    appearance.onReady();
  });
  return async (next) => {
    if (next === theme) return;
    theme = next;
    const opened = await loadBasemap(next);
    if (theme === next) wear(opened);
  };
}

function showCredits(map: MapLibreMap, basemap: Basemap): AttributionControl {
  // Sources tell whose they are, but a whole style may say nothing.
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

/** What our own sources hold is kept. */
function restyle(map: MapLibreMap, style: StyleSpecification): void {
  // A style that could not be read has nothing to hand on, and MapLibre would wait for it.
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

function absolute(path: string): string {
  return new URL(path, window.location.href).href;
}

/** Fetches what the plan takes, code and shapes, when the map is first near enough to show it. */
interface TownMapLoader {
  /** The style with the plan, once the map has been near. */
  readonly addTo: (style: StyleSpecification, theme: MapTheme) => StyleSpecification;
  /** @param restyle called when `addTo` has become another */
  readonly watch: (map: MapLibreMap, restyle: () => void) => void;
}

function createTownMapLoader(options: Omit<TownMapOptions, 'theme'>): TownMapLoader {
  let draw: typeof withTownMap | undefined;
  return {
    addTo: (style, theme) => draw?.(style, { ...options, theme }) ?? style,
    watch(map, restyle) {
      const fetchTownMap = async (): Promise<void> => {
        ({ withTownMap: draw } = await import('../town-map-style.ts'));
        // The visitor may have left meanwhile.
        if (map.getCanvas().isConnected) restyle();
      };
      const look = (): void => {
        if (map.getZoom() < TOWN_MAP_ZOOM) return;
        map.off('idle', look);
        // Without it the map is as it was.
        fetchTownMap().catch(() => undefined);
      };
      // Once ground and points are drawn: those come first.
      map.on('idle', look);
    },
  };
}

interface SourceEvent {
  readonly sourceId?: string | undefined;
  readonly tile?: unknown;
}

/** What of a map is used here. */
export type DrawnMap = Pick<MapLibreMap, 'getStyle' | 'isSourceLoaded'> & {
  on(event: 'sourcedata' | 'error', listener: (data: SourceEvent) => void): unknown;
  once(event: 'load' | 'render' | 'remove', listener: () => void): unknown;
};

export interface BasemapSources {
  readonly isBasemap: (sourceId: string) => boolean;
  /** Source of land and water that are enough to see: pictures over them come from elsewhere, late or never. Default: all must have come. */
  readonly land?: string | undefined;
}

/**
 * Calls back once, when there is a map to see or patience is at an end.
 * @param onReady is told whether the ground is lost: it failed, or kept everybody waiting, and no piece of it has come
 */
export function whenDrawn(
  map: DrawnMap,
  { isBasemap, land }: BasemapSources,
  onReady: (isLost: boolean) => void,
): void {
  let [isTold, hasGround, hasFailed] = [false, false, false];
  const notifyReady = (): void => {
    clearTimeout(timer);
    if (!isTold) onReady(hasFailed && !hasGround);
    isTold = true;
  };
  const fail = (): void => {
    hasFailed = true;
    notifyReady();
  };
  const timer = setTimeout(fail, BASEMAP_TIMEOUT_MS);
  map.once('remove', () => {
    isTold = true;
    clearTimeout(timer);
  });
  map.once('load', notifyReady);
  map.on('sourcedata', ({ sourceId = '', tile }) => {
    if (isTold || !isBasemap(sourceId)) return;
    hasGround ||= tile !== undefined;
    if (sourceId === land && map.isSourceLoaded(land)) map.once('render', notifyReady);
  });
  map.on('error', ({ sourceId }) => {
    // Nothing of a style is drawn that has a fault.
    if (!isTold && !map.getStyle()) fail();
    else hasFailed ||= isBasemap(sourceId ?? '');
  });
}
