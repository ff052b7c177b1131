/** Tolerant readers of external data: a missing or mistyped value is treated as absent. */
import type { LatLng } from '@varde/domain/geo';
import { isRecord } from '@varde/domain/is-record';
import { findLanguage, type LanguageMap } from '@varde/domain/languages';
import { LICENSES, type License } from '@varde/domain/licenses';

export type Loose = Readonly<Record<string, unknown>>;

/** Longer than any title, name or text of an archive. */
const MAX_TEXT_LENGTH = 100_000;
/** Entries of one list that a page can show. */
const MAX_ENTRIES = 200;

export const record = (value: unknown): Loose => (isRecord(value) ? value : {});

export function records(value: unknown): Loose[] {
  return list(value).map(record);
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];
}

/** Trimmed; `undefined` when empty. Numbers are converted. */
export function text(value: unknown): string | undefined {
  const written = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof written !== 'string') return undefined;
  return written.slice(0, MAX_TEXT_LENGTH).trim() || undefined;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

/** Distinct, in order. */
export function texts(values: readonly unknown[]): string[] {
  return [...new Set(values.map(text).filter((one) => one !== undefined))];
}

/** Also accepts numeric strings. */
export function number(value: unknown): number | undefined {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

export function year(value: unknown): number | undefined {
  const read = number(value);
  return read !== undefined && Number.isInteger(read) && Math.abs(read) < 10_000 ? read : undefined;
}

/** `undefined` outside the valid range and at 0, 0, the default of input forms. */
export function place(lat: unknown, lng: unknown): LatLng | undefined {
  const [north, east] = [number(lat), number(lng)];
  if (north === undefined || east === undefined) return undefined;
  if (Math.abs(north) > 90 || Math.abs(east) > 180 || (north === 0 && east === 0)) return undefined;
  return { lat: north, lng: east };
}

/** `"lat,lon"` or `"lat, lon"`. */
export function placeInText(value: unknown): LatLng | undefined {
  const [lat, lng, ...rest] = (text(value) ?? '').split(',');
  return rest.length === 0 ? place(lat, lng) : undefined;
}

/** Key of a text in an unknown language (KulturNav: `*`). */
export const NO_LANGUAGE = 'und';

/** `{ nb: …, sv: …, '*': … }` with the product's language keys, without empty texts. */
export function languageMap(value: unknown): LanguageMap {
  return fromPairs(Object.entries(record(value)).map(([key, one]) => [key, text(one)]));
}

/** The first text of each language. */
export function fromPairs(
  pairs: readonly (readonly [key: string, text: string | undefined])[],
): LanguageMap {
  const map: Record<string, string> = {};
  for (const [key, one] of pairs) if (one !== undefined) map[languageKey(key)] ??= one;
  return map;
}

/** Three-letter codes of the museum database (ISO 639-2, B and T). */
const ISO_639_2_KEYS: Readonly<Record<string, string>> = {
  nor: 'no',
  nob: 'no',
  nno: 'nn',
  swe: 'sv',
  eng: 'en',
  deu: 'de',
  ger: 'de',
  fra: 'fr',
  fre: 'fr',
  spa: 'es',
  pol: 'pl',
  ron: 'ro',
  rum: 'ro',
  rom: 'rom',
  sme: 'se',
  sma: 'sma',
};

function languageKey(written: string): string {
  const key = written.trim().toLowerCase();
  if (!/^[a-z]{2,3}(?:-[a-z\d]+)*$/.test(key)) return NO_LANGUAGE;
  const known = ISO_639_2_KEYS[key] ?? key;
  return findLanguage(known)?.key ?? known;
}

/** An id in the museums' archive (docs/reference/digitaltmuseum.md#image-service); part of URLs. */
export function mediaIdentifier(value: unknown): string | undefined {
  const identifier = text(value);
  return identifier && /^[0-9A-Za-z]{1,64}$/.test(identifier) ? identifier : undefined;
}

/** HTTP(S) only, without the control characters that `URL` skips: it becomes a link. */
export function webUrl(value: unknown): string | undefined {
  const url = text(value) ?? '';
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined;
}

const OTHER_NAMES: Readonly<Record<string, License>> = {
  zero: 'cc0',
  'cc0-1.0': 'cc0',
  publicdomain: 'pdm',
  'public-domain': 'pdm',
};

/**
 * Licences have several spellings (docs/reference/digitaltmuseum.md#licences): `CC by-sa`,
 * `CC BY`, `CC0 1.0`, `by`. An unknown one means all rights reserved.
 */
export function readLicense(written: unknown): License | undefined {
  const normalized = text(written)?.toLowerCase();
  if (!normalized) return undefined;
  const code = normalized.replace(/^cc[\s-]+/, '').replace(/\s+/g, '-');
  const plain = code.replace(/-\d(?:\.\d)?$/, '');
  return OTHER_NAMES[code] ?? LICENSES.find((one) => one === code || one === plain) ?? 'copyright';
}

/** `{ system: 'CC', code: 'by-sa' }`; the system may be null. */
function readArtifactLicense(value: unknown): License | undefined {
  const { system, code } = record(value);
  return text(system)?.toUpperCase() === 'AC' ? 'copyright' : readLicense(code);
}

export function firstLicense(values: unknown): License | undefined {
  return records(values)
    .map(readArtifactLicense)
    .find((license) => license !== undefined);
}

/** Distinct names of the licences' rights holders. */
export function licenseHolders(values: unknown): string[] {
  const people = records(values).flatMap(({ persons }) => records(persons));
  return texts(people.map(({ name }: Loose) => plainName(name)));
}

/** `Last, First` → `First Last`. */
export function plainName(value: unknown): string | undefined {
  const name = text(value)
    ?.replace(/(?<!,),+$/, '')
    .trim();
  const [last, first, ...rest] = (name ?? '').split(',').map((part) => part.trim());
  return last && first && rest.length === 0 ? `${first} ${last}` : name || undefined;
}
