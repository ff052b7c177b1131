/** Reports camera changes and clicks of the map. */
import type { GeoJSONSource, Map as MapLibreMap, MapGeoJSONFeature, PointLike } from 'maplibre-gl';
import type { LatLng } from '@varde/domain/geo';
import type { MapFrame } from '../map-camera.ts';
import { LAYERS, SOURCES } from '../point-layers.ts';
import { move } from './move-map.ts';

/** Pixels around a pointer that still hit a pin. */
const CLICK_TOLERANCE = 8;
/** For a clicked cluster without a known expansion zoom. */
const CLUSTER_ZOOM_STEP = 2;
const CLICKABLE_LAYERS = [LAYERS.marked, LAYERS.pins, LAYERS.clusters];

export interface MapListeners {
  /** Initially, after every move, and on resize. */
  readonly onFrame: (frame: MapFrame) => void;
  /** The points under a click, topmost first; empty beside all points. */
  readonly onClick: (ids: readonly number[], place: LatLng) => void;
}

export function listen(map: MapLibreMap, { onFrame, onClick }: MapListeners): void {
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

function around(x: number, y: number): [PointLike, PointLike] {
  return [
    [x - CLICK_TOLERANCE, y - CLICK_TOLERANCE],
    [x + CLICK_TOLERANCE, y + CLICK_TOLERANCE],
  ];
}

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
