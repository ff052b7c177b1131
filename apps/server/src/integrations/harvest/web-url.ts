/** A normalised HTTP(S) URL. */
export function webUrl(value: unknown): string | undefined {
  const url = typeof value === 'string' ? URL.parse(value.trim()) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
