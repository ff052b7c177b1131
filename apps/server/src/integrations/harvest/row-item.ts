/** Maps a row of a table, or the properties of a feature, to an article. */
import { type Message, msg } from '@varde/domain/message';
import { createHash } from 'node:crypto';
import type { LatLng } from '@varde/domain/geo';
import { findLanguage, type LanguageMap } from '@varde/domain/languages';
import { number, place } from '../read-loosely.ts';
import {
  type HarvestArticle,
  type HarvestImage,
  type HarvestOrigin,
  type HarvestResult,
  originAt,
} from './source.ts';
import { readRights, storable, webUrl } from './pack-values.ts';

const TITLE_NAMES = 'title tittel titel navn namn name objektnavn objektnamn rubrikk rubrik';

/** Known names of columns and feature properties, in Norwegian, Swedish and English. */
const NAMES = [
  [
    'id',
    'id nr nummer number identifikator identifikatornr kulturminneid lokalitetid lokalid askeladdenid uuid fid',
  ],
  ['title', TITLE_NAMES],
  [
    'description',
    'description beskrivelse beskrivning ingress informasjon information desc summary',
  ],
  ['text', 'text tekst brodtekst brodtext body'],
  ['latitude', 'latitude latitud breddegrad breddgrad lat nord y'],
  ['longitude', 'longitude longitud lengdegrad langdgrad lengde lon lng long ost x'],
  [
    'position',
    'position posisjon koordinat koordinater coordinate coordinates location latlon latlng',
  ],
  ['image', 'picture pictures bilde bilder bild image images foto photo bildefil bildfil'],
  ['altText', 'alttekst alttext alt bildetekst bildtext bildebeskrivelse bildbeskrivning'],
  ['licence', 'licence license lisens licens rights rettigheter rattigheter'],
  ['photographer', 'photographer fotograf foto_av'],
  ['credit', 'credit kreditering credits byline opphav'],
  [
    'themes',
    'theme themes tema temaer teman emne emner amne amnen subject subjects tags nokkelord',
  ],
  ['from', 'from fra fran year ar arstall arsfra fraar franar fromyear start'],
  ['to', 'to til till tilar tillar toyear arstil slutt slut'],
  ['link', 'link url lenke lank web linkkulturminnesok linkaskeladden'],
  ['source', 'source sources kilde kilder kalla kallor'],
  [
    'kind',
    'kind type slag kategori monumenttype kulturminnetype bygningstypetekst lokalitetsart enkeltminneart lokalitetskategori enkeltminnekategori',
  ],
  ['protection', 'protection vern vernetype skydd skyddstyp fredning'],
  ['museum', 'museum owner eier agare'],
] as const;

type Field = (typeof NAMES)[number][0];

const FIELDS: ReadonlyMap<string, Field> = new Map(
  NAMES.flatMap(([field, names]) => names.split(' ').map((name) => [name, field] as const)),
);

interface NamedField {
  readonly field: Field;
  /** Of a column such as `title_sv`, `Tittel (en)`. */
  readonly language?: string | undefined;
}

/** `undefined` for an unknown name. */
export function findField(written: string): NamedField | undefined {
  const exact = FIELDS.get(foldName(written));
  if (exact) return { field: exact };
  const suffix = /[\s_:.(-]([a-z]{2,3})\)?$/i.exec(written.trim());
  const [, key = ''] = suffix ?? [];
  const field = FIELDS.get(foldName(written.trim().slice(0, suffix?.index ?? 0)));
  const language = findLanguage(key)?.key;
  return field && language ? { field, language } : undefined;
}

/** Ignores case, diacritics and punctuation. */
function foldName(name: string): string {
  return name
    .toLowerCase()
    .replace(/æ/g, 'a')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}

/** For the message about a table without a title column. */
export const titleNames = (): string => TITLE_NAMES.split(' ').slice(0, 5).join(', ');

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
export async function* harvestRow(row: Row, context: RowContext): AsyncGenerator<HarvestResult> {
  const title = mapOf(row, 'title', context.language);
  const [what] = Object.values(title);
  if (what === undefined) {
    const id = one(row, 'id') ?? context.id ?? msg`a row`;
    yield { status: 'skipped', what: id, why: msg`It has no title` };
    return;
  }
  const images: HarvestImage[] = [];
  for (const named of listOf(one(row, 'image'))) {
    const url = await context.resolveImageUrl(named);
    if (url) images.push(imageOf(url, row, context));
    else yield { status: 'skipped', what: msg`an image of ${what}`, why: ELSEWHERE };
  }
  const item = toItem(row, title, images, context);
  if (!item.location && PLACE_FIELDS.some((field) => row.has(field)))
    yield { status: 'skipped', what: msg`the place of ${what}`, why: NO_PLACE };
  for (const { field, value, why } of unreadValues(row))
    yield { status: 'skipped', what: msg`the ${field} of ${what}, "${value.slice(0, 60)}"`, why };
  yield { status: 'item', item };
}

const PLACE_FIELDS: readonly Field[] = ['latitude', 'longitude', 'position'];
const NO_PLACE = msg`It is not a latitude and longitude in degrees (WGS 84)`;
const ELSEWHERE = msg`Its file lies outside the folder of the source: copy it beside it`;

/** For messages about a row. */
export const titleOf = (row: Row): string | undefined => one(row, 'title');

/** Values that are there and cannot be used. */
function unreadValues(row: Row) {
  const [link, from, to] = [one(row, 'link'), one(row, 'from'), one(row, 'to')];
  const year = (field: Message, value: string) => ({ field, value, why: NO_YEAR });
  return [
    ...(link && !webUrl(link) ? [{ field: msg`link`, value: link, why: NO_URL }] : []),
    ...(from && yearOf(from) === undefined ? [year(msg`first year`, from)] : []),
    ...(to && yearOf(to) === undefined ? [year(msg`last year`, to)] : []),
    ...(to && !from ? [{ field: msg`last year`, value: to, why: NO_FIRST_YEAR }] : []),
  ];
}

const NO_URL = msg`It is not a URL: write it with https:// at its start`;
const NO_YEAR = msg`It is not a year: write 1850, or -500 for a year before our era`;
const NO_FIRST_YEAR = msg`There is no first year: write it in the column of the first year too`;

function toItem(
  row: Row,
  title: LanguageMap,
  images: readonly HarvestImage[],
  context: RowContext,
): HarvestArticle {
  const { language, origin, prefix } = context;
  const kind = one(row, 'kind');
  const from = yearOf(one(row, 'from'));
  return {
    kind: 'article',
    key: `${prefix}:${idOf(row, title, context)}`,
    language,
    title,
    text: joined(mapOf(row, 'description', language), mapOf(row, 'text', language)),
    origin: originOf(row, origin),
    location: context.location ?? placeOf(row),
    themes: listOf(one(row, 'themes')),
    images,
    ...(from !== undefined && { period: { from, to: yearOf(one(row, 'to')) } }),
    ...(kind && { monumentType: kind }),
    ...(one(row, 'protection') && { protection: one(row, 'protection') }),
  };
}

/** Text or a URL in the column of the source, and that of a link. */
function originOf(row: Row, file: HarvestOrigin): HarvestOrigin {
  const source = one(row, 'source');
  const url = webUrl(source);
  const origin = originAt(webUrl(one(row, 'link')) ?? url, file);
  return source === undefined || url ? origin : { ...origin, title: source };
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
export function placeOf(row: Row): LatLng | undefined {
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
