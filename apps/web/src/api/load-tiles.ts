import { publicSite } from '#browser/site.ts';

/**
 * Loads how the tiles of an image are requested; `undefined` if it has none. Rejects without a
 * response.
 */
export async function loadTiles(imageUrl: string): Promise<TilesView | undefined> {
  const service = imageService(imageUrl, publicSite().archiveIiif);
  if (!service) return undefined;
  const response = await fetch(`${service}/info.json`);
  return response.ok ? toTiles(service, await response.json()) : undefined;
}

/**
 * The description of an image by its image service (IIIF Image API 3.0 §5) → how its tiles are
 * requested. Pure.
 */

interface TilesView {
  readonly service: string;
  readonly width: number;
  readonly height: number;
  readonly side: number;
  readonly factors: readonly number[];
  readonly format: string;
}

/**
 * The server's own images (`/media/image/{identifier}`) have an image service; those of the
 * museums' archive if it is configured.
 * @param archive URL template with `{id}`
 */
export function imageService(imageUrl: string, archive?: string): string | undefined {
  const [, origin, own] = /^(.*)\/media\/image\/([0-9a-f]{16})$/.exec(imageUrl) ?? [];
  if (own) return `${origin}/iiif/3/${own}`;
  const [, identifier] = /^https:\/\/[^?#]+\/image\/([0-9A-Za-z]{1,64})$/.exec(imageUrl) ?? [];
  return identifier && archive?.replace('{id}', identifier);
}

/** @param service its URL as the page reaches it, whatever the description has */
export function toTiles(service: string, info: unknown): TilesView | undefined {
  const { width, height, tiles, preferredFormats } = fieldsOf(info);
  const { width: side, scaleFactors } = fieldsOf(listOf(tiles)[0]);
  const factors = listOf(scaleFactors).filter(isCount);
  if (!isCount(width) || !isCount(height) || !isCount(side) || factors.length === 0)
    return undefined;
  const format = listOf(preferredFormats).includes('webp') ? 'webp' : 'jpg';
  return { service, width, height, side, factors, format };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;
