/** Rows → what the map needs to show them. Pure. */
import type { MapPoint } from '@varde/contract/documents';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { ItemView } from '#services/transform/list-item.ts';
import type { MapBounds } from '#viewers/map/map-camera.ts';

/** Degrees around the outermost places; about two kilometres, so that a single place does not fill the screen. */
const MARGIN = 0.02;

export function pointsOf(items: readonly ItemView[]): MapPoint[] {
  return items.flatMap(({ id, kind, location }): MapPoint[] => {
    if (!location || typeof id !== 'number' || kind === 'theme' || kind === 'selection') return [];
    return [[id, SCHEMA_IDS[kind], location.lat, location.lng]];
  });
}

/** The area that holds all points; `undefined` without any. */
export function areaOf(points: readonly MapPoint[]): MapBounds | undefined {
  if (points.length === 0) return undefined;
  const lats = points.map(([, , lat]) => lat);
  const lngs = points.map(([, , , lng]) => lng);
  return {
    west: Math.min(...lngs) - 2 * MARGIN,
    south: Math.min(...lats) - MARGIN,
    east: Math.max(...lngs) + 2 * MARGIN,
    north: Math.max(...lats) + MARGIN,
  };
}
