/** GeoJSON (RFC 7946) for map software: the stops in order, then the way. */
import type { WalkExport } from './walk-export.ts';

export function writeGeoJson(walk: WalkExport): string {
  const { title, description, owner, address, language, stops, line } = walk;
  const features = stops.map(({ lat, lng, ...properties }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties,
  }));
  const way = {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: line },
    properties: { title },
  };
  return JSON.stringify({
    type: 'FeatureCollection',
    // Foreign members (§6.1): software that does not know them leaves them out.
    title,
    description,
    owner,
    address,
    language,
    features: [...features, ...(line.length > 1 ? [way] : [])],
  });
}
