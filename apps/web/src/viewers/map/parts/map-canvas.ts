/**
 * Adapter of MapLibre. Loaded lazily with the first map (use-map-canvas.ts), so that other pages do
 * not pay for it. None of MapLibre's types appear in its interface.
 */
import {
  Map as MapLibreMap,
  addProtocol,
  importScriptInWorkers,
  setWorkerUrl,
  type GeoJSONSource,
  type MapGeoJSONFeature,
  type MapOptions,
  type PointLike,
} from 'maplibre-gl';
import './map-canvas.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';
import type { Feature, FeatureCollection } from 'geojson';
import type { SiteBasemap } from '@varde/contract/site-context';
import type { LatLng } from '@varde/domain/geo';
import { allowsMotion } from '#browser/use-media-query.ts';
import { loadBasemap } from '../load-basemap.ts';
import { isWellInside, type MapBounds, type MapCamera, type MapFrame } from '../map-camera.ts';
import {
  MAX_BOUNDS,
  MAX_ZOOM,
  MIN_ZOOM,
  type MapMargins,
  type MapSize,
  paddingOf,
} from '../map-frame.ts';
import type { MapTheme } from '@varde/domain/ground-palette';
import {
  packPoints,
  pointFeatures,
  pointsUrl,
  positionFeature,
  type MapPin,
  type MapPosition,
} from '../map-points.ts';
import { CLICK_TOLERANCE, CLUSTER_ZOOM_STEP, LAYERS, SOURCES } from '../point-layers.ts';
import {
  ROUTE_SOURCE,
  WALKING_ROUTE_SOURCE,
  routeFeature,
  walkingRouteFeature,
  type MapLine,
  type MapWalkingRoute,
} from '../route-layers.ts';
import { applyStyle, styleOf, type MapAppearance } from './apply-style.ts';
// oxlint-disable-next-line import/default -- the build exports the URL of the worker
import pointsWorkerUrl from './points-worker.ts?worker&url';

// A bundled MapLibre looks for its worker beside the bundle.
setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

export interface MapCanvasOptions
  extends MapListeners, Pick<MapAppearance, 'theme' | 'languages' | 'onReady'> {
  readonly container: HTMLElement;
  /** Camera, or area to fit. */
  readonly start: MapCamera | MapBounds;
  /** Default: the bundled basemap. */
  readonly map: SiteBasemap | undefined;
  /** Accessible name. */
  readonly label: string;
  /** Measured at each use: the size of texts and the screen change. */
  readonly covered: () => MapMargins;
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
  const load = (theme: MapTheme) => loadBasemap(options.map, theme, window.location.href);
  const basemap = await load(options.theme);
  if (!isAwaited()) return undefined;
  const onReady = (): void => {
    takeFocus(options.container);
    options.onReady();
  };
  return createMapCanvas(options, { ...options, basemap, loadBasemap: load, onReady });
}

/** Of the static map, which leaves when the live one is ready. */
function takeFocus(container: HTMLElement): void {
  if (document.activeElement?.closest('[data-static]'))
    container.querySelector('canvas')?.focus({ preventScroll: true });
}

function createMapCanvas(options: MapCanvasOptions, appearance: MapAppearance): MapCanvas {
  const { container } = options;
  void preparePoints();
  const map = new MapLibreMap({
    container,
    style: styleOf(appearance),
    ...startOf(options),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: boxOf(MAX_BOUNDS),
    renderWorldCopies: false,
    dragRotate: false,
    touchPitch: false,
    maxPitch: 0,
    attributionControl: false,
    ...(allowsMotion() ? {} : { fadeDuration: 0 }),
    locale: { 'Map.Title': options.label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // A missing tile leaves a gap in the basemap; points and list still work, so nothing is reported.
  map.on('error', () => undefined);
  const setTheme = applyStyle(map, appearance);
  listen(map, options);
  return handleOf(map, setTheme, options);
}

function startOf({ start, container, covered }: MapCanvasOptions): Partial<MapOptions> {
  if ('zoom' in start) return { center: start.center, zoom: start.zoom };
  const padding = paddingOf(sizeOf(container), covered());
  return { bounds: boxOf(start), fitBoundsOptions: { padding } };
}

function sourceOf(map: MapLibreMap, name: string): GeoJSONSource | undefined {
  return map.getSource<GeoJSONSource>(name);
}

function handleOf(
  map: MapLibreMap,
  setTheme: ReturnType<typeof applyStyle>,
  { covered }: MapCanvasOptions,
): MapCanvas {
  const fill = (name: string, data: Feature | FeatureCollection) =>
    whenStyled(map, () => void sourceOf(map, name)?.setData(data));
  return {
    setPoints: (points, selectedId) =>
      whenStyled(map, () => {
        const source = sourceOf(map, SOURCES.points);
        const isStop = ([, , , , , number]: MapPin): boolean => number !== undefined;
        const stops = points.filter((point) => isStop(point) && point[0] !== selectedId);
        void sourceOf(map, SOURCES.stops)?.setData(pointFeatures(stops));
        const others = points.filter((point) => !isStop(point));
        // Fails only for a map that was removed meanwhile.
        if (source) void fillPoints(source, others, selectedId).catch(() => undefined);
      }),
    mark: (points) => fill(SOURCES.marked, pointFeatures(points)),
    setLine: (line) => fill(ROUTE_SOURCE, routeFeature(line)),
    setWalkingRoute: (walkingRoute) =>
      fill(WALKING_ROUTE_SOURCE, walkingRouteFeature(walkingRoute)),
    setPosition: (position) => fill(SOURCES.position, positionFeature(position)),
    setTheme: (theme) => void setTheme(theme),
    moveTo: (place, coveredBelow) =>
      'zoom' in place
        ? move(map, place)
        : fitArea(map, place, { ...covered(), below: coveredBelow }),
    reveal: (place, coveredBelow) => {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      if (isWellInside(map.project(place), { width, height }, coveredBelow)) return;
      move(map, { center: place, zoom: map.getZoom() }, coveredBelow / 2);
    },
    zoomBy: (steps) => {
      const { lat, lng } = map.getCenter();
      move(map, { center: { lat, lng }, zoom: Math.round(map.getZoom() + steps) });
    },
    remove: () => map.remove(),
  };
}

/** Sources accept data once the style has loaded, before the first tile. */
function whenStyled(map: MapLibreMap, run: () => void): void {
  if (map.isStyleLoaded() || map.getSource(SOURCES.points)) run();
  else map.once('styledata', run);
}

let isWorkerReady: Promise<boolean> | undefined;

/**
 * Loads points-worker.ts into MapLibre's workers; called when the map is created, so that they are
 * ready before the points. `false`: features are created on the main thread.
 */
function preparePoints(): Promise<boolean> {
  isWorkerReady ??= importScriptInWorkers(new URL(pointsWorkerUrl, window.location.href).href).then(
    () => true,
    () => false,
  );
  return isWorkerReady;
}

async function fillPoints(
  source: GeoJSONSource,
  points: readonly MapPin[],
  leftOutId: number | undefined,
): Promise<void> {
  if (!(await preparePoints())) {
    await source.setData(pointFeatures(points.filter(([id]) => id !== leftOutId)));
    return;
  }
  const blobUrl = URL.createObjectURL(new Blob([packPoints(points, leftOutId)]));
  await source.setData(pointsUrl(blobUrl)).finally(() => URL.revokeObjectURL(blobUrl));
}

const CLICKABLE_LAYERS = [LAYERS.marked, LAYERS.stops, LAYERS.pins, LAYERS.clusters];

interface MapListeners {
  /** Initially, after every move, and on resize. */
  readonly onFrame: (frame: MapFrame) => void;
  /** The points under a click, topmost first; empty beside all points. */
  readonly onClick: (ids: readonly number[], place: LatLng) => void;
}

function listen(map: MapLibreMap, { onFrame, onClick }: MapListeners): void {
  const reportFrame = () => onFrame(frameOf(map));
  // Before anything is drawn, so that a later move differs from the initial camera.
  reportFrame();
  map.on('moveend', reportFrame);
  map.on('resize', reportFrame);
  map.on('click', ({ point, lngLat: { lat, lng } }) => {
    const features = map.queryRenderedFeatures(around(point.x, point.y), {
      layers: CLICKABLE_LAYERS,
    });
    const ids = features.map(({ properties }): unknown => properties.id);
    const cluster = features.find(({ properties }) => properties.cluster_id !== undefined);
    const points = ids.filter((id) => typeof id === 'number');
    if (points.length === 0 && cluster) void openCluster(map, cluster);
    else onClick(points, { lat, lng });
  });
  for (const layer of CLICKABLE_LAYERS) {
    map.on('mouseenter', layer, () => (map.getCanvas().style.cursor = 'pointer'));
    map.on('mouseleave', layer, () => (map.getCanvas().style.cursor = ''));
  }
}

const around = (x: number, y: number): [PointLike, PointLike] => [
  [x - CLICK_TOLERANCE, y - CLICK_TOLERANCE],
  [x + CLICK_TOLERANCE, y + CLICK_TOLERANCE],
];

function frameOf(map: MapLibreMap): MapFrame {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  return {
    center: { lat, lng },
    zoom: map.getZoom(),
    bounds: {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    },
  };
}

async function openCluster(map: MapLibreMap, cluster: MapGeoJSONFeature): Promise<void> {
  const id: unknown = cluster.properties.cluster_id;
  if (cluster.geometry.type !== 'Point' || typeof id !== 'number') return;
  const [lng, lat] = cluster.geometry.coordinates;
  if (lng === undefined || lat === undefined) return;
  const zoom = await map
    .getSource<GeoJSONSource>(SOURCES.points)
    ?.getClusterExpansionZoom(id)
    // The points may have been replaced after the click.
    .catch(() => undefined);
  move(map, { center: { lat, lng }, zoom: zoom ?? map.getZoom() + CLUSTER_ZOOM_STEP });
}

const MOVE_MS = 280;

/** @param raised pixels by which the centre is placed above the middle of the canvas */
function move(map: MapLibreMap, { center, zoom }: MapCamera, raised = 0): void {
  map.easeTo({ center, zoom, offset: [0, -raised], duration: moveMs() });
}

function fitArea(
  map: MapLibreMap,
  area: MapBounds,
  covered: MapMargins & { readonly below: number },
): void {
  const padding = paddingOf(sizeOf(map.getContainer()), covered);
  map.fitBounds(boxOf(area), { padding, linear: true, duration: moveMs() });
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): MapSize => ({
  width: clientWidth,
  height: clientHeight,
});

function boxOf({ west, south, east, north }: MapBounds): [number, number, number, number] {
  return [west, south, east, north];
}

function moveMs(): number {
  return allowsMotion() ? MOVE_MS : 0;
}
