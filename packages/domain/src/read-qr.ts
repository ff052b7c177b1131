/**
 * Parses the content of a QR code (specification §5.3): a URL on one of the product's own hosts, or
 * digits only; anything else is rejected.
 */
import { parseUrl } from './parse-url.ts';

export type ReadQr =
  | { readonly status: 'code'; readonly code: string }
  /** A page of the site, as in the code printed for an article. */
  | { readonly status: 'page'; readonly path: string }
  /** Wrong format (specification §5.3). */
  | { readonly status: 'invalid' };

const DIGITS = /^\d{1,64}$/;
const CODE = /^[\w-]{1,64}$/;
const LANGUAGE_PREFIX = /^\/[a-z]{2,3}(?=\/)/;
/** Pages whose last path segment is an id, not a code. */
const PAGE = /^\/(?:(?:article|group|rebus|owner|tag)\/.|@)/;
/** Shown by another phone to transfer favourites and runs. */
const TRANSFER = /^\/user#move=[\w-]+$/;
const INVALID = { status: 'invalid' } as const;

/** @param hosts with port, as in `URL.host`; both http and https are accepted */
export function readQr(text: string, hosts: readonly string[]): ReadQr {
  const content = text.trim();
  if (DIGITS.test(content)) return { status: 'code', code: content };
  const url = /^https?:/i.test(content) ? parseUrl(content) : undefined;
  if (!url || !hosts.includes(url.host)) return INVALID;
  const path = url.pathname.replace(LANGUAGE_PREFIX, '').replace(/\/$/, '');
  const page = [path, path + url.hash].find((one) => PAGE.test(one) || TRANSFER.test(one));
  if (page !== undefined) return { status: 'page', path: page };
  const code = path.split('/').at(-1) ?? '';
  return CODE.test(code) ? { status: 'code', code } : INVALID;
}
