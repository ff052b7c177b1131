import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

interface TileArchive {
  readonly path: string;
  readonly hash: string;
}

export interface TilesService {
  /** `undefined` when the folder holds no such archive. */
  find(name: string): Promise<TileArchive | undefined>;
}

/** Archives of map tiles (PMTiles), which browsers read piece by piece. `folder` is the project's `content/basemap`. */
export function createTilesService(folder: string): TilesService {
  const hashes = new Map<string, { changed: number; hash: Promise<string> }>();
  return {
    async find(name) {
      const path = join(folder, `${name}.pmtiles`);
      const changed = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      );
      if (changed === undefined) return undefined;
      const known = hashes.get(name);
      const entry = known?.changed === changed ? known : { changed, hash: hashOf(path) };
      hashes.set(name, entry);
      return { path, hash: await entry.hash };
    },
  };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 16);
}
