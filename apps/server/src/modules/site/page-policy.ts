/**
 * A page's Content-Security-Policy. The site marks the scripts that it writes into a page with a nonce; here the nonce gives way
 * to the hashes of those scripts, so that the same page is the same bytes for everybody and can be kept. A script that somebody
 * smuggled in carries no nonce, so no hash is named for it.
 */
import { hash } from 'node:crypto';
import { pagePolicy } from '@varde/contract/page-policy';
import type { SiteAnalytics, SiteMapGround } from '@varde/contract/site-context';

export interface SealedPage {
  readonly html: string;
  readonly policy: string;
}

export interface PageNeeds {
  /** Further hosts that may hold media. */
  readonly mediaHosts?: readonly string[];
  readonly pictures?: readonly string[] | undefined;
  readonly analytics?: SiteAnalytics | undefined;
  readonly map?: SiteMapGround | undefined;
  /** Origins besides the site's own that may show the page in a frame. */
  readonly framedBy?: readonly string[];
}

/** @param nonce what the site's own scripts carry; letters and digits that nobody could guess */
export function sealPage(
  html: string,
  nonce: string,
  { mediaHosts = [], pictures, analytics, map, framedBy = [] }: PageNeeds = {},
): SealedPage {
  const own = new RegExp(`<script(?=[^>]* nonce="${nonce}")[^>]*>([^]*?)</script>`, 'g');
  const hashes = new Set(
    html
      .matchAll(own)
      .map(([, script = '']) => script)
      .filter((script) => script !== '')
      .map((script) => `sha256-${hash('sha256', script, 'base64')}`),
  );
  const policy = pagePolicy({ scriptHashes: [...hashes], mediaHosts, pictures, analytics, map });
  // Only a header can say this, not the page itself.
  const framed = ["frame-ancestors 'self'", ...framedBy].join(' ');
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), policy: `${policy}; ${framed}` };
}
