/** The items of an offline bundle and their estimated size. Pure. */
import { findLanguage, languagePreference } from '@varde/domain/languages';
import { isCompleteLanguage } from '#i18n/create-translate.ts';
import { filesCache, type SiteBuild } from '#state/offline-store.ts';
import { tilesOf } from '#viewers/map/tiles-of.ts';
import type { DownloadPlan } from './plan-download.ts';

export interface BundlePart {
  readonly url: string;
  /** Name of the cache that stores it. */
  readonly cache: string;
  /** Estimated bytes. */
  readonly expected: number;
  /** Already downloaded while planning. */
  readonly response?: Response;
}

/** Measured on the demo's pages, rounded up. */
const PAGE_BYTES = 60_000;
/** Measured on the demo's images, rounded up. */
const BYTES_A_PIXEL = 0.2;
/** Measured on the bundled map, over all zoom levels. */
const TILE_BYTES = 9_000;
const MAP_ZOOMS = 11;

export function bundleParts(
  { pages, responses, images }: DownloadPlan,
  build: SiteBuild,
  { cache, languageKey }: { readonly cache: string; readonly languageKey: string },
): BundlePart[] {
  const files = filesCache(build.version);
  return [
    ...responses.map(({ url, response, bytes }) => ({ url, cache, expected: bytes, response })),
    ...pages.map((url) => ({ url, cache, expected: PAGE_BYTES })),
    ...bundleFiles(build, languageKey).map(([url, expected]) => ({ url, cache: files, expected })),
    ...images.map(({ url, pixels }) => ({
      url,
      cache,
      expected: Math.round(pixels * BYTES_A_PIXEL),
    })),
  ];
}

export function expectedBytes(parts: readonly BundlePart[], { places }: DownloadPlan): number {
  const bytes = parts.reduce((sum, { expected }) => sum + expected, 0);
  return bytes + mapBytes(places);
}

function mapBytes(places: DownloadPlan['places']): number {
  if (places.length === 0) return 0;
  const zooms = Array.from({ length: MAP_ZOOMS }, (_, zoom) => tilesOf(places, zoom).length);
  return zooms.reduce((sum, count) => sum + count, 0) * TILE_BYTES;
}

/** `/assets/sv-x1Y2.json`: the messages of a language. */
const MESSAGES_PATH = /^\/assets\/([a-z]{2,3})-[\w-]+\.json$/;

/** The files of a build that a bundle needs: messages of its language and the fallback. Pure. */
export function bundleFiles({ files }: SiteBuild, languageKey: string): SiteBuild['files'] {
  const fallback = languagePreference(languageKey).find(isCompleteLanguage);
  return files.filter(([path]) => {
    const [, language] = MESSAGES_PATH.exec(path) ?? [];
    if (language === undefined || !findLanguage(language)) return true;
    return language === languageKey || language === fallback;
  });
}
