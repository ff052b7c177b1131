/** What a pack is stored of, and how much that may be before it is known. Pure. */
import { filesCache } from '#platform/offline-store.ts';
import type { SiteBuild } from '#platform/offline-store.ts';
import { tilesOf } from '#viewers/map/tiles-of.ts';
import { packFiles } from './pack-files.ts';
import type { PackPlan } from './plan-pack.ts';

export interface PackPart {
  readonly address: string;
  /** Name of the cache that it is kept in. */
  readonly cache: string;
  /** Bytes, about. */
  readonly expected: number;
  /** At hand already. */
  readonly answer?: Response;
}

/** Of the demo's pages, rounded up. */
const PAGE_BYTES = 60_000;
/** Of the demo's pictures, rounded up. */
const BYTES_A_PIXEL = 0.2;
/** Of the bundled map, from afar to near. */
const TILE_BYTES = 9_000;
const MAP_ZOOMS = 11;

export function packParts(
  { pages, answers, pictures }: PackPlan,
  build: SiteBuild,
  { cache, languageKey }: { readonly cache: string; readonly languageKey: string },
): PackPart[] {
  const files = filesCache(build.version);
  return [
    ...answers.map(({ address, answer, bytes }) => ({ address, cache, expected: bytes, answer })),
    ...pages.map((address) => ({ address, cache, expected: PAGE_BYTES })),
    ...packFiles(build, languageKey).map(([address, expected]) => ({
      address,
      cache: files,
      expected,
    })),
    ...pictures.map(({ address, pixels }) => ({
      address,
      cache,
      expected: Math.round(pixels * BYTES_A_PIXEL),
    })),
  ];
}

export function expectedBytes(parts: readonly PackPart[], { places }: PackPlan): number {
  const bytes = parts.reduce((sum, { expected }) => sum + expected, 0);
  return bytes + mapBytes(places);
}

function mapBytes(places: PackPlan['places']): number {
  if (places.length === 0) return 0;
  const zooms = Array.from({ length: MAP_ZOOMS }, (_, zoom) => tilesOf(places, zoom).length);
  return zooms.reduce((sum, count) => sum + count, 0) * TILE_BYTES;
}
