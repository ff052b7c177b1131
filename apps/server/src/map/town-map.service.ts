import type { PackTownMap, TownMapFeature, TownMapGeometry } from '@varde/content-pack/pack';
import type { Context } from '#context.ts';
import { findTownMap } from './town-map.repository.ts';

export interface TownMapService {
  /** `undefined` when the pack draws nothing. */
  find(): Promise<PackTownMap | undefined>;
}

export function createTownMapService({ database }: Context): TownMapService {
  return { find: async () => findTownMap(database) };
}

interface DrawnFeature {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, string>>;
  readonly geometry: TownMapGeometry;
}

/**
 * GeoJSON as the map draws it: a name is in `name`, or by the keys of its languages, since a map
 * reads no nested properties.
 */
export function presentTownMap(townMap: PackTownMap | undefined): object {
  return { type: 'FeatureCollection', features: (townMap?.features ?? []).map(toFeature) };
}

function toFeature({ kind, name, geometry }: TownMapFeature): DrawnFeature {
  const names = typeof name === 'string' ? { name } : name;
  return { type: 'Feature', properties: { ...names, kind }, geometry };
}
