/** How parameters are written in addresses. */
import { createIsomorphicFn } from '@tanstack/react-start';

const READABLE: Readonly<Record<string, string>> = { '%2C': ',', '%3A': ':', '%40': '@' };

/** Values stay texts, but for whole numbers, decimals and truth values whose writing is the same again. */
export function parseUrlSearch(text: string): Record<string, unknown> {
  const entries = [...new URLSearchParams(text)].map(([name, value]) => [name, readValue(value)]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** With its question mark; empty without parameters. What is `undefined` is left out. */
export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) query.set(name, writeValue(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The same address, as a person would write it, so that what is shared reads well. */
export function readable(search: string): string {
  return search.replace(/%(?:2C|3A|40)/gi, (code) => READABLE[code.toUpperCase()] ?? code);
}

/** A number of an address, however a person wrote it; `NaN` for anything else that stands in its place. */
export function readNumber(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? Number(value)
    : NaN;
}

/**
 * Writes the page's own address as a person would, where somebody typed or sent its commas encoded. To be called before the
 * router reads the address: it takes both for the same.
 */
export const normalizeUrl: () => void = createIsomorphicFn()
  .server(() => undefined)
  .client(() => {
    const { pathname, search, hash } = window.location;
    const tidy = readable(search);
    if (tidy !== search)
      window.history.replaceState(window.history.state, '', pathname + tidy + hash);
  });

/**
 * The router's writer. On the server it compares the request, whose every comma comes to it encoded, with what we write, and
 * would redirect for ever.
 */
export const stringifyUrlSearch: (search: Record<string, unknown>) => string = createIsomorphicFn()
  .server(writeSearch)
  .client((search: Record<string, unknown>) => readable(writeSearch(search)));

function readValue(value: string): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  // `1e3`, `007` and `1.0` are words that somebody typed.
  return value !== '' && String(Number(value)) === value && Number.isFinite(Number(value))
    ? Number(value)
    : value;
}

function writeValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
