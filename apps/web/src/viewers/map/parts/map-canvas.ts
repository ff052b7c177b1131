/**
 * Adapter of MapLibre. Loaded lazily with the first map (use-map-canvas.ts), so that other pages do
 * not pay for it. None of MapLibre's types appear in its interface.
 */
import {
  Map as MapLibreMap,
  addProtocol,
  setWorkerUrl,
  type GeoJSONSource,
  type MapOptions,
} from 'maplibre-gl';
import './map-canvas.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';
import type { Feature, FeatureCollection } from 'geojson';
import type { SiteMapGround } from '@varde/contract/site-context';
import type { LatLng } from '@varde/domain/geo';
import type { MapBounds, MapCamera } from '../map-camera.ts';
import { loadBasemap } from '../load-basemap.ts';
import type { MapTheme } from '../map-palette.ts';
import type { MapPin } from '../map-pin.ts';
import { pointFeatures } from '../point-features.ts';
import { SOURCES } from '../point-layers.ts';
import {
  ROUTE_SOURCE,
  WALKING_ROUTE_SOURCE,
  routeFeature,
  walkingRouteFeature,
  type MapLine,
  type MapWalkingRoute,
} from '../route-layers.ts';
import { positionFeature, type MapPosition } from '../position-feature.ts';
import { applyStyle, styleOf, type MapAppearance } from './apply-style.ts';
import { fillPoints, preparePoints } from './fill-points.ts';
import { listen, type MapListeners } from './map-events.ts';
import { START_PADDING, boxOf, move, fitArea } from './move-map.ts';

// A bundled MapLibre looks for its worker beside the bundle.
setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

/** Norway and Sweden with room to pan; the basemap is empty outside. */
const MAX_BOUNDS: [number, number, number, number] = [-26, 44, 52, 76.5];
const MIN_ZOOM = 2.5;
const MAX_ZOOM = 18;
/** Pixels from the edge within which a selected pin is moved further in. */
const REVEAL_MARGIN = 56;

export interface MapCanvasOptions
  extends MapListeners, Pick<MapAppearance, 'theme' | 'languages' | 'onReady'> {
  readonly container: HTMLElement;
  /** Camera, or area to fit. */
  readonly start: MapCamera | MapBounds;
  /** Default: the bundled basemap. */
  readonly map: SiteMapGround | undefined;
  /** Accessible name. */
  readonly label: string;
}

export interface MapCanvas {
  /** The selected point is drawn only by `mark`, so that no cluster counts it too. */
  readonly setPoints: (points: readonly MapPin[], selectedId: number | undefined) => void;
  /** Draws these points large and on top, the last one topmost. */
  readonly mark: (points: readonly MapPin[]) => void;
  readonly setLine: (line: MapLine | undefined) => void;
  readonly setWalkingRoute: (walkingRoute: MapWalkingRoute | undefined) => void;
  readonly setPosition: (position: MapPosition | undefined) => void;
  readonly setTheme: (theme: MapTheme) => void;
  /** @param coveredBelow pixels covered at the lower edge; an area is fitted above them */
  readonly moveTo: (place: MapCamera | MapBounds, coveredBelow: number) => void;
  /** Moves only if the place is not well inside the visible part. */
  readonly reveal: (place: LatLng, coveredBelow: number) => void;
  readonly zoomBy: (steps: number) => void;
  readonly remove: () => void;
}

/**
 * @param isAwaited whether the map is still needed once its basemap has loaded
 * @throws without WebGL 2
 */
export async function openMapCanvas(
  options: MapCanvasOptions,
  isAwaited: () => boolean,
): Promise<MapCanvas | undefined> {
  const open = (theme: MapTheme) => loadBasemap(options.map, theme, window.location.href);
  const basemap = await open(options.theme);
  return isAwaited()
    ? createMapCanvas(options, { ...options, basemap, loadBasemap: open })
    : undefined;
}

function createMapCanvas(options: MapCanvasOptions, appearance: MapAppearance): MapCanvas {
  const { container } = options;
  void preparePoints();
  const map = new MapLibreMap({
    container,
    style: styleOf(appearance),
    ...startOf(options.start),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: MAX_BOUNDS,
    renderWorldCopies: false,
    dragRotate: false,
    touchPitch: false,
    maxPitch: 0,
    attributionControl: false,
    locale: { 'Map.Title': options.label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // A missing tile leaves a gap in the basemap; points and list still work, so nothing is reported.
  map.on('error', () => undefined);
  const setTheme = applyStyle(map, appearance);
  listen(map, options);
  return handleOf(map, setTheme);
}

function startOf(start: MapCamera | MapBounds): Partial<MapOptions> {
  if ('zoom' in start) return { center: start.center, zoom: start.zoom };
  return { bounds: boxOf(start), fitBoundsOptions: { padding: START_PADDING } };
}

function sourceOf(map: MapLibreMap, name: string): GeoJSONSource | undefined {
  return map.getSource<GeoJSONSource>(name);
}

function handleOf(map: MapLibreMap, setTheme: ReturnType<typeof applyStyle>): MapCanvas {
  const fill = (name: string, data: Feature | FeatureCollection) =>
    whenStyled(map, () => void sourceOf(map, name)?.setData(data));
  return {
    setPoints: (points, selectedId) =>
      whenStyled(map, () => {
        const source = sourceOf(map, SOURCES.points);
        // Fails only for a map that was removed meanwhile.
        if (source) void fillPoints(source, points, selectedId).catch(() => undefined);
      }),
    mark: (points) => fill(SOURCES.marked, pointFeatures(points)),
    setLine: (line) => fill(ROUTE_SOURCE, routeFeature(line)),
    setWalkingRoute: (walkingRoute) =>
      fill(WALKING_ROUTE_SOURCE, walkingRouteFeature(walkingRoute)),
    setPosition: (position) => fill(SOURCES.position, positionFeature(position)),
    setTheme: (theme) => void setTheme(theme),
    moveTo: (place, coveredBelow) =>
      'zoom' in place ? move(map, place) : fitArea(map, place, coveredBelow),
    reveal: (place, coveredBelow) => {
      const { x, y } = map.project(place);
      const { clientWidth, clientHeight } = map.getContainer();
      if (isInside(x, clientWidth) && isInside(y, clientHeight - coveredBelow)) return;
      move(map, { center: place, zoom: map.getZoom() }, coveredBelow / 2);
    },
    zoomBy: (steps) => {
      const { lat, lng } = map.getCenter();
      move(map, { center: { lat, lng }, zoom: Math.round(map.getZoom() + steps) });
    },
    remove: () => map.remove(),
  };
}

function isInside(at: number, length: number): boolean {
  return at >= REVEAL_MARGIN && at <= length - REVEAL_MARGIN;
}

/** Sources accept data once the style has loaded, before the first tile. */
function whenStyled(map: MapLibreMap, run: () => void): void {
  if (map.isStyleLoaded() || map.getSource(SOURCES.points)) run();
  else map.once('styledata', run);
}
