/** Content-Security-Policy of the site's pages, on the served site and in the embedded build. */
import { EMBED_ORIGINS } from '@varde/domain/embeds';
import type { SiteAnalytics, SiteBasemap } from './site-context.ts';

export interface PagePolicy {
  /** Hashes (`sha256-…`) of the inline scripts that may run, besides the site's own files. */
  readonly scriptHashes: readonly string[];
  /** Origin of the API and its images, when it is not the page's own. */
  readonly server?: string | undefined;
  /** Further hosts of images, audio and video. Default: none. */
  readonly mediaHosts?: readonly string[] | undefined;
  /** Origins of signed-in visitors' profile images. Default: none. */
  readonly pictures?: readonly string[] | undefined;
  /** The basemap, unless it is the bundled one. */
  readonly map?: SiteBasemap | undefined;
  /** How visits are counted; allows the external hosts that it needs. Default: none. */
  readonly analytics?: SiteAnalytics | undefined;
}

/** Google's documented sources for its tag (Content Security Policy, "Google Analytics 4"). */
const GOOGLE_SCRIPTS = 'https://www.googletagmanager.com';
const GOOGLE_ASKED =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

export function pagePolicy({
  scriptHashes,
  server,
  mediaHosts = [],
  pictures = [],
  map,
  analytics,
}: PagePolicy): string {
  const own = server === undefined ? "'self'" : `'self' ${server}`;
  const files = [own, ...mediaHosts.map((host) => `https://${host}`)].join(' ');
  const ground = groundOrigins(map);
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  const google = analytics?.google ? ` ${GOOGLE_ASKED}` : '';
  const tags = analytics?.google ? [GOOGLE_SCRIPTS] : [];
  const scripts = ["'self'", ...hashes, ...tags].join(' ');
  return [
    `default-src ${own}`,
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${[files, ...pictures].join(' ')}${ground}${google} data: blob:`,
    `connect-src ${files}${ground}${originOf(analytics?.endpoint)}${google} blob: data:`,
    // Streams are assembled in the page.
    `media-src ${files} blob:`,
    // Each worker is a file with a policy of its own.
    "worker-src 'self'",
    `frame-src 'self' ${EMBED_ORIGINS.join(' ')}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

function groundOrigins(map: SiteBasemap | undefined): string {
  const addresses = [map?.address, map?.darkAddress, ...(map?.origins ?? [])];
  return [...new Set(addresses.map(originOf))].join('');
}

/** Prefixed with a space; empty for a path of the site itself. */
function originOf(address: string | undefined): string {
  // The braces of a URL template are not part of a host.
  const origin = URL.parse(address ?? '')?.origin;
  return origin === undefined ? '' : ` ${origin}`;
}
