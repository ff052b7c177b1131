/**
 * What a QR code contains (specification §5.3): a URL on one of the product's own hosts, or only
 * digits; anything else is not ours.
 */

export type ReadQr =
  | { readonly status: 'code'; readonly code: string }
  /** A page of the site itself, as an article prints its own address. */
  | { readonly status: 'page'; readonly path: string }
  /** Wrong format (specification §5.3). */
  | { readonly status: 'invalid' };

const DIGITS = /^\d{1,64}$/;
const CODE = /^[\w-]{1,64}$/;
const LANGUAGE_PREFIX = /^\/[a-z]{2,3}(?=\/)/;
/** Pages whose last path part is an id, and no code. */
const PAGE = /^\/(?:(?:article|group|rebus|owner|tag)\/.|@)/;
/** What another phone shows to hand over what it has. */
const TRANSFER = /^\/user#move=[\w-]+$/;
const INVALID = { status: 'invalid' } as const;

/** @param hosts with their port, as `URL.host` has it; whether they answer to http or https is all the same */
export function readQr(text: string, hosts: readonly string[]): ReadQr {
  const content = text.trim();
  if (DIGITS.test(content)) return { status: 'code', code: content };
  const url = /^https?:/i.test(content) && URL.canParse(content) ? new URL(content) : undefined;
  if (!url || !hosts.includes(url.host)) return INVALID;
  const path = url.pathname.replace(LANGUAGE_PREFIX, '').replace(/\/$/, '');
  const page = [path, path + url.hash].find((one) => PAGE.test(one) || TRANSFER.test(one));
  if (page !== undefined) return { status: 'page', path: page };
  const code = path.split('/').at(-1) ?? '';
  return CODE.test(code) ? { status: 'code', code } : INVALID;
}
