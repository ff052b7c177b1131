/** Maps a row of a table, or the properties of a feature, to an article. */
import { createHash } from 'node:crypto';
import type { LatLng } from '@varde/domain/geo';
import type { LanguageMap } from '@varde/domain/languages';
import { number, place } from '../read-loosely.ts';
import { findField, type Field } from './field-names.ts';
import type { HarvestArticle, Harvested, HarvestImage } from './harvest-item.ts';
import { readRights } from './read-rights.ts';
import { storable } from './plain-text.ts';
import { webUrl } from './web-url.ts';

/** Values by field and language; `''` for no language. */
export type Row = ReadonlyMap<Field, ReadonlyMap<string, string>>;

export interface RowContext {
  /** Prefix of the row's id: `csv:steder`. */
  readonly prefix: string;
  readonly language: string;
  readonly origin: HarvestArticle['origin'];
  /** URL of an image named by the row; `undefined` when it must not be imported. */
  readonly resolveImageUrl: (named: string) => Promise<string | undefined>;
  readonly location?: LatLng | undefined;
  /** Overrides the row's id. */
  readonly id?: string | undefined;
}

/** Uses the first value of each field and language. */
export function readRow(values: Iterable<readonly [name: string, value: string]>): Row {
  const row = new Map<Field, Map<string, string>>();
  for (const [name, value] of values) {
    const found = findField(name);
    if (!found || value.trim() === '') continue;
    const texts = row.get(found.field) ?? new Map<string, string>();
    const language = found.language ?? '';
    if (!texts.has(language)) texts.set(language, value.trim());
    row.set(found.field, texts);
  }
  return row;
}

/** Yields skipped details before the item. */
export async function* harvestRow(row: Row, context: RowContext): AsyncGenerator<Harvested> {
  const title = mapOf(row, 'title', context.language);
  const [what] = Object.values(title);
  if (what === undefined) {
    const id = one(row, 'id') ?? context.id ?? 'a row';
    yield { status: 'left-out', what: id, why: 'It has no title' };
    return;
  }
  const images: HarvestImage[] = [];
  for (const named of listOf(one(row, 'picture'))) {
    const url = await context.resolveImageUrl(named);
    if (url) images.push(imageOf(url, row, context));
    else yield { status: 'left-out', what: `a picture of ${what}`, why: ELSEWHERE };
  }
  const item = toItem(row, title, images, context);
  if (!item.location && PLACE_FIELDS.some((field) => row.has(field)))
    yield { status: 'left-out', what: `the place of ${what}`, why: NO_PLACE };
  yield { status: 'item', item };
}

const PLACE_FIELDS: readonly Field[] = ['latitude', 'longitude', 'position'];
const NO_PLACE = 'It is no latitude and longitude in degrees (WGS 84)';
const ELSEWHERE = 'Its file lies outside the folder of the source: copy it beside it';

function toItem(
  row: Row,
  title: LanguageMap,
  images: readonly HarvestImage[],
  context: RowContext,
): HarvestArticle {
  const { language, origin, prefix } = context;
  const url = webUrl(one(row, 'link')) ?? origin.url;
  const kind = one(row, 'kind');
  const from = yearOf(one(row, 'from'));
  return {
    kind: 'article',
    key: `${prefix}:${idOf(row, title, context)}`,
    language,
    title,
    text: joined(mapOf(row, 'description', language), mapOf(row, 'text', language)),
    origin: { title: origin.title, url },
    location: context.location ?? placeOf(row),
    themes: listOf(one(row, 'themes')),
    images,
    ...(from !== undefined && { period: { from, to: yearOf(one(row, 'to')) } }),
    ...(kind && { monumentType: kind }),
    ...(one(row, 'protection') && { protection: one(row, 'protection') }),
  };
}

/** Without an id, title and place identify the row: a renamed row becomes a second article. */
function idOf(row: Row, title: LanguageMap, { id, location }: RowContext): string {
  const ownId = one(row, 'id') ?? id;
  if (ownId) return storable(ownId).replace(/\s+/g, ' ').slice(0, 80).trim();
  const { lat, lng } = location ?? placeOf(row) ?? { lat: 0, lng: 0 };
  const fingerprint = JSON.stringify([title, lat.toFixed(5), lng.toFixed(5)]);
  return createHash('sha256').update(fingerprint).digest('hex').slice(0, 12);
}

function mapOf(row: Row, field: Field, language: string): LanguageMap {
  const values = [...(row.get(field) ?? [])];
  const own = values.filter(([key]) => key !== '');
  const plain = values.find(([key]) => key === '')?.[1];
  return { ...(plain !== undefined && { [language]: plain }), ...Object.fromEntries(own) };
}

const one = (row: Row, field: Field): string | undefined => row.get(field)?.values().next().value;

function joined(descriptions: LanguageMap, texts: LanguageMap): LanguageMap {
  const keys = new Set([...Object.keys(descriptions), ...Object.keys(texts)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, [descriptions[key], texts[key]].filter(Boolean).join('\n\n')]),
  );
}

const listOf = (written: string | undefined): string[] =>
  (written ?? '')
    .split(/[|\n]|;\s*/)
    .map((part) => part.trim())
    .filter(Boolean);

function imageOf(url: string, row: Row, { language }: RowContext): HarvestImage {
  const rights = readRights(one(row, 'licence'));
  return {
    url,
    photographer: one(row, 'photographer'),
    credit: one(row, 'credit'),
    ...(rights && { rights }),
    altText: mapOf(row, 'altText', language),
  };
}

const yearOf = (written: string | undefined): number | undefined => {
  const year = /^-?\d{1,4}(?=$|-\d\d)/.exec(written ?? '')?.[0];
  return year === undefined ? undefined : Number(year);
};

/** Two columns or one, with decimal points or commas. */
function placeOf(row: Row): LatLng | undefined {
  const lat = decimal(one(row, 'latitude'));
  const lng = decimal(one(row, 'longitude'));
  if (lat !== undefined && lng !== undefined) return place(lat, lng);
  const [first, second, ...rest] = (one(row, 'position') ?? '')
    .replace(/(\d),(\d+)([;\s]+)(-?\d+),(\d)/, '$1.$2$3$4.$5')
    .split(/[,;\s]+/)
    .filter(Boolean);
  return rest.length === 0 ? place(decimal(first), decimal(second)) : undefined;
}

const decimal = (written: string | undefined): number | undefined =>
  number(written?.replace(/^(-?\d+),(\d+)$/, '$1.$2'));
