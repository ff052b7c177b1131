/** What a pack is stored of, and how much that may be before it is known. Pure. */
import { filesCache } from '#platform/offline-store.ts';
import type { SiteBuild } from '#platform/offline-store.ts';
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

/** Of the demo's pages and answers, rounded up. */
const PAGE_BYTES = 60_000;
const ANSWER_BYTES = 5_000;
/** Of the demo's pictures, rounded up. */
const BYTES_A_PIXEL = 0.2;
/** Of a town's map with the land around it. */
export const MAP_BYTES = 1_500_000;

export function packParts(
  { pages, answers, pictures }: PackPlan,
  build: SiteBuild,
  { cache, languageKey }: { readonly cache: string; readonly languageKey: string },
): PackPart[] {
  const files = filesCache(build.version);
  return [
    ...[...answers].map(([address, answer]) => ({
      address,
      cache,
      expected: ANSWER_BYTES,
      answer,
    })),
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

export function expectedBytes(parts: readonly PackPart[], { area }: PackPlan): number {
  const bytes = parts.reduce((sum, { expected }) => sum + expected, 0);
  return bytes + (area ? MAP_BYTES : 0);
}
