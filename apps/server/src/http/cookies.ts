/** Reads and writes cookies (RFC 6265bis) without a library: ours have short names and plain values. */

export const SAME_SITES = ['Strict', 'Lax', 'None'] as const;
export type SameSite = (typeof SAME_SITES)[number];

export interface CookiePlace {
  readonly name: string;
  /** It is sent below this address only. */
  readonly path: string;
  /** On https. Browsers refuse `SameSite=None` without it. */
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

/** Out of reach of scripts. @param maxAgeS 0 removes it; absent: until the browser is closed */
export function writeCookie(
  { name, path, isSecure, sameSite }: CookiePlace,
  value: string,
  maxAgeS?: number,
): string {
  const parts = [`${name}=${value}`, `Path=${path}`, 'HttpOnly', `SameSite=${sameSite}`];
  if (maxAgeS !== undefined) parts.push(`Max-Age=${maxAgeS}`);
  if (isSecure) parts.push('Secure');
  // In a frame of another site a browser keeps it apart for each of them, or not at all.
  if (sameSite === 'None' && isSecure) parts.push('Partitioned');
  return parts.join('; ');
}

/** Browsers take a cookie of this name only from an encrypted answer. */
export const cookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Secure-${name}` : name;
