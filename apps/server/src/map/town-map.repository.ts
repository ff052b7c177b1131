import type { PackTownMap, TownMapFeature, TownMapGeometry } from '@varde/content-pack/pack';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

interface MapFeature {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, string>>;
  readonly geometry: TownMapGeometry;
}

export interface TownMap {
  readonly type: 'FeatureCollection';
  readonly features: readonly MapFeature[];
}

/** The imported pack's town map as GeoJSON; without features when the pack has none. */
export async function readTownMap({ kysely }: Database): Promise<TownMap> {
  const { rows } = await sql<{ source: PackTownMap }>`
    select source from archive_record where kind = 'plan'`.execute(kysely);
  return { type: 'FeatureCollection', features: (rows[0]?.source.features ?? []).map(toFeature) };
}

/** Flattens names by language into the properties, because a map style reads no nested ones. */
function toFeature({ kind, name, geometry }: TownMapFeature): MapFeature {
  const names = typeof name === 'string' ? { name } : name;
  return { type: 'Feature', properties: { ...names, kind }, geometry };
}
