import { publicSite } from '#platform/site.ts';
import { imageService, toTiles } from './transform/tiles.ts';
import type { TilesView } from './transform/tiles.ts';

/** What the image service tells of a picture's tiles; `undefined` where there is none. Rejects when there is no answer at all. */
export async function loadTiles(pictureUrl: string): Promise<TilesView | undefined> {
  const service = imageService(pictureUrl, publicSite().archiveIiif);
  if (!service) return undefined;
  const response = await fetch(`${service}/info.json`);
  return response.ok ? toTiles(service, await response.json()) : undefined;
}
