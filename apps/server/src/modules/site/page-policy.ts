/**
 * A page's Content-Security-Policy. The site marks the scripts that it writes into a page with a nonce; here the nonce gives way
 * to the hashes of those scripts, so that the same page is the same bytes for everybody and can be kept. A script that somebody
 * smuggled in carries no nonce, so no hash is named for it.
 */
import { hash } from 'node:crypto';

export interface SealedPage {
  readonly html: string;
  readonly policy: string;
}

/** @param nonce what the site's own scripts carry; letters and digits that nobody could guess */
export function sealPage(html: string, nonce: string): SealedPage {
  const own = new RegExp(`<script(?=[^>]* nonce="${nonce}")[^>]*>([^]*?)</script>`, 'g');
  const hashes = new Set(
    html
      .matchAll(own)
      .map(([, script = '']) => script)
      .filter((script) => script !== '')
      .map((script) => `'sha256-${hash('sha256', script, 'base64')}'`),
  );
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), policy: policyFor([...hashes]) };
}

/** Runs only our own scripts and those inline ones. */
function policyFor(hashes: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self' blob: data:",
    "worker-src 'self' blob:",
    "font-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}
