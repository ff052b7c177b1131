/** What a page of the site may load and run: its Content-Security-Policy, on the served site and in the embedded build. */
import { EMBED_ORIGINS } from '@varde/domain/embeds';
import type { SiteAnalytics, SiteMapGround } from './site-context.ts';

export interface PagePolicy {
  /** Of the inline scripts that may run, beside the site's own files: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Another origin that answers the page's calls and holds its pictures. Default: the page's own does. */
  readonly server?: string | undefined;
  /** Further hosts that hold pictures, sound and films. Default: none. */
  readonly mediaHosts?: readonly string[] | undefined;
  /** Origins that signed-in visitors' own pictures come from. Default: none. */
  readonly pictures?: readonly string[] | undefined;
  /** The ground of the map, where it is another than the bundled one. */
  readonly map?: SiteMapGround | undefined;
  /** How visits are counted; only what that needs elsewhere is opened. Default: nothing. */
  readonly analytics?: SiteAnalytics | undefined;
}

/** Google's own list for its tag (Content Security Policy, "Google Analytics 4"). */
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
    // A stream is put together in the page.
    `media-src ${files} blob:`,
    // Each is a file, with a policy of its own.
    "worker-src 'self'",
    `frame-src 'self' ${EMBED_ORIGINS.join(' ')}`,
    "font-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

function groundOrigins(map: SiteMapGround | undefined): string {
  const addresses = [map?.address, map?.darkAddress, ...(map?.origins ?? [])];
  return [...new Set(addresses.map(originOf))].join('');
}

/** With a space before it; nothing for a path of the site's own. */
function originOf(address: string | undefined): string {
  // A template's braces are no part of a host.
  const origin = URL.parse(address ?? '')?.origin;
  return origin === undefined ? '' : ` ${origin}`;
}
