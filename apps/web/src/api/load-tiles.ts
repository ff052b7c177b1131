import { publicSite } from '#browser/site.ts';

/** What the image service tells of a picture's tiles; `undefined` where there is none. Rejects when there is no answer at all. */
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
 * The server's own pictures (`/media/image/{identifier}`) have one; those of the museums' archive where it is configured.
 * @param archive with a place for `{id}`
 */
export function imageService(imageUrl: string, archive?: string): string | undefined {
  const [, origin, own] = /^(.*)\/media\/image\/([0-9a-f]{16})$/.exec(imageUrl) ?? [];
  if (own) return `${origin}/iiif/3/${own}`;
  const [, identifier] = /^https:\/\/[^?#]+\/image\/([0-9A-Za-z]{1,64})$/.exec(imageUrl) ?? [];
  return identifier && archive?.replace('{id}', identifier);
}

/** @param service its address as the page reaches it, whatever the description says */
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
