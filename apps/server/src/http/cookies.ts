/** Reads and writes cookies (RFC 6265bis) without a library: ours are short names, plain values. */

export const SAME_SITES = ['Strict', 'Lax', 'None'] as const;
export type SameSite = (typeof SAME_SITES)[number];

export interface CookieScope {
  readonly name: string;
  /** Sent below this path only. */
  readonly path: string;
  /** True on https. Browsers refuse `SameSite=None` without it. */
  readonly isSecure: boolean;
  readonly sameSite: SameSite;
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

/** HttpOnly. @param maxAgeS 0 deletes it; absent: until the browser is closed */
export function writeCookie(
  { name, path, isSecure, sameSite }: CookieScope,
  value: string,
  maxAgeS?: number,
): string {
  const parts = [`${name}=${value}`, `Path=${path}`, 'HttpOnly', `SameSite=${sameSite}`];
  if (maxAgeS !== undefined) parts.push(`Max-Age=${maxAgeS}`);
  if (isSecure) parts.push('Secure');
  // In a third-party frame, browsers partition such a cookie by site or drop it.
  if (sameSite === 'None' && isSecure) parts.push('Partitioned');
  return parts.join('; ');
}

/** Browsers accept a `__Secure-` cookie only over https. */
export const cookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Secure-${name}` : name;
