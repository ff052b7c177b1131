/** Parses and writes query parameters of URLs. */
import { createIsomorphicFn } from '@tanstack/react-start';

const READABLE: Readonly<Record<string, string>> = { '%2C': ',', '%3A': ':', '%40': '@' };

/** Values are strings, except numbers and booleans that are written the same again. */
export function parseUrlSearch(text: string): Record<string, unknown> {
  const entries = [...new URLSearchParams(text)];
  return Object.fromEntries(entries.map(([name, value]) => [name, readValue(value)] as const));
}

/** With its question mark; empty without parameters. `undefined` values are left out. */
export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) query.set(name, writeValue(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The same query with readable commas, colons and at signs, for URLs that are shared. */
export function readable(search: string): string {
  return search.replace(/%(?:2C|3A|40)/gi, (code) => READABLE[code.toUpperCase()] ?? code);
}

/** A number in a URL, however it is written; `NaN` for anything else. */
export function readNumber(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? Number(value)
    : NaN;
}

/**
 * Makes the page's URL readable if its commas arrived encoded. Call it before the router reads the
 * URL, which treats both as equal.
 */
export const normalizeUrl: () => void = createIsomorphicFn()
  .server(() => undefined)
  .client(() => {
    const { pathname, search, hash } = window.location;
    const normalized = readable(search);
    if (normalized !== search)
      window.history.replaceState(window.history.state, '', pathname + normalized + hash);
  });

/**
 * The router's serializer. On the server the router compares it with the request, in which every
 * comma is encoded, and would redirect forever.
 */
export const stringifyUrlSearch: (search: Record<string, unknown>) => string = createIsomorphicFn()
  .server(writeSearch)
  .client((search: Record<string, unknown>) => readable(writeSearch(search)));

function readValue(value: string): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  // `1e3`, `007` and `1.0` are text.
  return value !== '' && String(Number(value)) === value && Number.isFinite(Number(value))
    ? Number(value)
    : value;
}

function writeValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
