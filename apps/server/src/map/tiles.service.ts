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

/** PMTiles archives, which browsers read by ranges. `folder` is the project's `content/basemap`. */
export function createTilesService(folder: string): TilesService {
  const hashes = new Map<string, { changedAt: number; hash: Promise<string> }>();
  return {
    async find(name) {
      const path = join(folder, `${name}.pmtiles`);
      const changedAt = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      );
      if (changedAt === undefined) return undefined;
      const cached = hashes.get(name);
      const entry = cached?.changedAt === changedAt ? cached : { changedAt, hash: hashOf(path) };
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
