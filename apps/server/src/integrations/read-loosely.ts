/** Reads what others wrote: a value that is missing or of another kind than expected is none, and never a fault. */
import type { LatLng } from '@varde/domain/geo';
import { findLanguage, type LanguageMap } from '@varde/domain/languages';
import { LICENSES, type License } from '@varde/domain/licenses';

export type Loose = Readonly<Record<string, unknown>>;

/** Longer ones are no titles, names or texts of an archive. */
const MAX_TEXT_LENGTH = 100_000;
/** What a page can show of one kind. */
const MAX_ENTRIES = 200;

export function record(value: unknown): Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Loose)
    : {};
}

export function records(value: unknown): Loose[] {
  return list(value).map(record);
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];
}

/** Without space around it; `undefined` when nothing is left. Numbers are written out. */
export function text(value: unknown): string | undefined {
  const written = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof written !== 'string') return undefined;
  return written.slice(0, MAX_TEXT_LENGTH).trim() || undefined;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

/** Each once, in order. */
export function texts(values: readonly unknown[]): string[] {
  return [...new Set(values.map(text).filter((one) => one !== undefined))];
}

/** Also one that is written as text. */
export function number(value: unknown): number | undefined {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

export function year(value: unknown): number | undefined {
  const read = number(value);
  return read !== undefined && Number.isInteger(read) && Math.abs(read) < 10_000 ? read : undefined;
}

/** `lat` and `lng` as two values; none outside the earth, and none at its zero point, where forms begin. */
export function place(lat: unknown, lng: unknown): LatLng | undefined {
  const [north, east] = [number(lat), number(lng)];
  if (north === undefined || east === undefined) return undefined;
  if (Math.abs(north) > 90 || Math.abs(east) > 180 || (north === 0 && east === 0)) return undefined;
  return { lat: north, lng: east };
}

/** `"lat, lon"`, perhaps with a space. */
export function placeInText(value: unknown): LatLng | undefined {
  const [lat, lng, ...rest] = (text(value) ?? '').split(',');
  return rest.length === 0 ? place(lat, lng) : undefined;
}

/** Of a text whose language nobody tells (KulturNav writes `*`). */
export const NO_LANGUAGE = 'und';

/** `{ nb: …, sv: …, '*': … }` in the languages' own keys; empty texts are left out. */
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

/** Three letters as the museum database writes them (ISO 639-2, both ways). */
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

/**
 * A media id of the museums' archive (docs/reference/digitaltmuseum.md#image-service); it becomes
 * part of URLs.
 */
export function mediaIdentifier(value: unknown): string | undefined {
  const identifier = text(value);
  return identifier && /^[0-9A-Za-z]{1,64}$/.test(identifier) ? identifier : undefined;
}

/** Only of the web: it becomes a link. */
export function webUrl(value: unknown): string | undefined {
  const url = text(value);
  return /^https?:$/.test(URL.parse(url ?? '')?.protocol ?? '') ? url : undefined;
}

const OTHER_NAMES: Readonly<Record<string, License>> = {
  zero: 'cc0',
  'cc0-1.0': 'cc0',
  publicdomain: 'pdm',
  'public-domain': 'pdm',
};

/**
 * One licence is written in several ways (docs/reference/digitaltmuseum.md#licences): `CC by-sa`,
 * `CC BY`, `CC0 1.0`, `by`. An unknown one means all rights reserved.
 */
export function readLicense(written: unknown): License | undefined {
  const normalized = text(written)?.toLowerCase();
  if (!normalized) return undefined;
  const code = normalized.replace(/^cc[\s-]+/, '').replace(/\s+/g, '-');
  const plain = code.replace(/-\d(?:\.\d)?$/, '');
  return OTHER_NAMES[code] ?? LICENSES.find((one) => one === code || one === plain) ?? 'copyright';
}

/** `{ system: 'CC', code: 'by-sa' }`; the system may be null, and the code then says it. */
function readArtifactLicense(value: unknown): License | undefined {
  const { system, code } = record(value);
  return text(system)?.toUpperCase() === 'AC' ? 'copyright' : readLicense(code);
}

/** The first that says something. */
export function firstLicense(values: unknown): License | undefined {
  return records(values)
    .map(readArtifactLicense)
    .find((license) => license !== undefined);
}

/** Who holds the rights, as the licences name them. */
export function licenseHolders(values: unknown): string[] {
  const people = records(values).flatMap(({ persons }) => records(persons));
  return texts(people.map(({ name }: Loose) => plainName(name)));
}

/** `Last, First` as people say it. */
export function plainName(value: unknown): string | undefined {
  const name = text(value)?.replace(/,+$/, '').trim();
  const [last, first, ...rest] = (name ?? '').split(',').map((part) => part.trim());
  return last && first && rest.length === 0 ? `${first} ${last}` : name || undefined;
}
