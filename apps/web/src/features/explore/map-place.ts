/** Transforms map places into pins and their bounds. Pure. */
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { LatLng } from '@varde/domain/geo';
import type { ItemKind, ItemState, ListItemView } from '#view-models.ts';
import type { MapBounds, MapCamera } from '#viewers/map/map-camera.ts';
import type { MapPin } from '#viewers/map/map-points.ts';

const PIN_SCHEMA_IDS: Partial<Record<ItemKind, MapPin[1]>> = SCHEMA_IDS;

/** A list item that may also have a pin. */
export interface MapPlace extends ListItemView {
  readonly location?: LatLng | undefined;
}

/** Zoom if all places are at one spot: a few streets around it. */
const SPOT_ZOOM = 14;
/** Degrees; a smaller area than this is shown as one spot. */
const SPOT_SIZE = 0.002;
/** Share of the area added as a margin, so that the edge cuts no pin. */
const MARGIN = 0.12;

/** The map shows a post's state as the list does; the location of a hidden post is not exposed. */
const POST_PINS = {
  normal: 'post',
  started: 'post-started',
  locked: 'post-locked',
  solved: 'post-solved',
  hidden: undefined,
} as const satisfies Record<ItemState, MapPin[4]>;

export function pinsOf(places: readonly MapPlace[]): MapPin[] {
  return places.flatMap(({ id, kind, location, state, number }): MapPin[] => {
    const schemaId = PIN_SCHEMA_IDS[kind];
    if (!location || schemaId === undefined || typeof id !== 'number') return [];
    const point = [id, schemaId, location.lat, location.lng] as const;
    if (kind === 'article' && number !== undefined) return [[...point, 'stop', number]];
    const pin = kind === 'post' ? POST_PINS[state] : undefined;
    return [pin ? [...point, pin] : point];
  });
}

/** Bounds of the points; `otherwise` if there are none. */
export function areaOf(
  points: readonly MapPin[],
  otherwise: MapBounds | MapCamera,
): MapBounds | MapCamera {
  const [first] = points;
  if (!first) return otherwise;
  const [south, north] = rangeOf(points, 2);
  const [west, east] = rangeOf(points, 3);
  const [height, width] = [north - south, east - west];
  if (Math.max(height, width) < SPOT_SIZE)
    return { center: { lat: first[2], lng: first[3] }, zoom: SPOT_ZOOM };
  return {
    south: south - height * MARGIN,
    north: north + height * MARGIN,
    west: west - width * MARGIN,
    east: east + width * MARGIN,
  };
}

/** A loop, since 100,000 points are too many arguments of one call. */
function rangeOf(points: readonly MapPin[], at: 2 | 3): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const point of points) {
    least = Math.min(least, point[at]);
    most = Math.max(most, point[at]);
  }
  return [least, most];
}
