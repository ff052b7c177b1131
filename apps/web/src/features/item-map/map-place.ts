import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { MapPoint } from '@varde/contract/documents';
import type { LatLng } from '@varde/domain/geo';
import type { ListItemView } from '#content/view-models.ts';

/** A row that may also have a pin. */
export interface MapPlace extends ListItemView {
  readonly location?: LatLng | undefined;
}

/** The pins of the places that have a location. */
export function pinsOf(places: readonly MapPlace[]): MapPoint[] {
  return places.flatMap(({ id, kind, location }): MapPoint[] => {
    const schemaId = kind in SCHEMA_IDS ? SCHEMA_IDS[kind as keyof typeof SCHEMA_IDS] : undefined;
    if (!location || schemaId === undefined || typeof id !== 'number') return [];
    return [[id, schemaId, location.lat, location.lng]];
  });
}
