import type { LatLng } from '@varde/domain/geo';
import type { LoadedDocument } from '#services/load-document.ts';

/** Where the documents of a pack are, and the way between them: what its map shows. Pure. */
export function packPlaces(loaded: readonly LoadedDocument[]): LatLng[] {
  return loaded.flatMap(({ document, heads }) => [
    ...[document, ...heads].flatMap(({ location }) => (location ? [location] : [])),
    ...(document.content?.route?.line?.coordinates ?? []).map(([lng = 0, lat = 0]) => ({
      lat,
      lng,
    })),
  ]);
}
