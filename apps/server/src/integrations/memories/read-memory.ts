/** One item (docs/reference/memory-archives.md#item) → view data; fields may be missing or bad. */
import type { Memory } from '@varde/contract/external';
import type { LatLng } from '@varde/domain/geo';
import type { LanguageMap } from '@varde/domain/languages';
import type { License } from '@varde/domain/licenses';
import type { ArchiveFile, ArchiveImage } from '../archive-media.presenter.ts';
import {
  fromPairs,
  languageMap,
  list,
  mediaIdentifier,
  number,
  place,
  readLicense,
  record,
  records,
  text,
  webUrl,
  year,
  type Loose,
} from '../read-loosely.ts';

export type MemoryImage = ArchiveImage & { readonly kind: 'image' };

export interface MemoryFile extends ArchiveFile {
  readonly kind: 'file';
  readonly license?: License | undefined;
  readonly description?: LanguageMap | undefined;
}

/** A memory from any source. */
export interface ArchiveMemory extends Omit<Memory, 'id' | 'archive' | 'media'> {
  readonly media: readonly (MemoryImage | MemoryFile)[];
}

/** `undefined` without answers and media, or unpublished. @param language of untagged texts */
export function readMemory(body: unknown, language: string): ArchiveMemory | undefined {
  const item = itemOf(body);
  const answers = readAnswers(item['values'], language);
  const media = readMedia(item, language);
  if (item['published'] === false || (answers.length === 0 && media.length === 0)) return undefined;
  const topic = record(item['topic']);
  return {
    title: localizedText(item, 'title', language),
    topic: localizedText(topic, 'name', language),
    answers,
    contributor: readContributor(record(item['contributor'])),
    told_at: readDate(item['created']),
    location: readPlace(item),
    license: readLicense(item['license']) ?? null,
    media,
    source_url: webUrl(item['presentation_url']) ?? null,
  };
}

/** Some archives wrap the item in a list. */
function itemOf(body: unknown): Loose {
  const { items } = record(body);
  return Array.isArray(items) ? record(list(items)[0]) : record(body);
}

/** `title_i18n`, else `title`; both are often empty. */
function localizedText(holder: Loose, key: string, language: string): LanguageMap {
  const translated = languageMap(holder[`${key}_i18n`]);
  return Object.keys(translated).length > 0
    ? translated
    : fromPairs([[language, text(holder[key])]]);
}

function readAnswers(values: unknown, language: string): Memory['answers'] {
  return records(values).flatMap((value) => {
    const answer = localizedText(value, 'display_value', language);
    if (Object.keys(answer).length === 0) return [];
    return {
      question: localizedText(record(value['topic_item']), 'label', language),
      text: answer,
    };
  });
}

function readContributor(contributor: Loose): Memory['contributor'] {
  const name = text(contributor['display_name']);
  if (!name) return null;
  return {
    name,
    birth_year: year(contributor['birth_year']) ?? null,
    place: text(contributor['place']) ?? null,
  };
}

/** RFC 1123 with GMT, the date format of HTTP. */
function readDate(value: unknown): string | null {
  const written = text(value);
  const date = new Date(written && /\d{4}/.test(written) ? written : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** `position`, else the first of `coordinates`: a JSON string of numbers or strings. */
function readPlace({ position, coordinates }: Loose): LatLng | null {
  const points = [position, ...parsedPoints(coordinates)].map(record);
  const places = points.map(({ latitude, longitude }) => place(latitude, longitude));
  return places.find((one) => one !== undefined) ?? null;
}

function parsedPoints(value: unknown): readonly unknown[] {
  const written = text(value);
  if (!written) return list(value);
  try {
    return list(JSON.parse(written));
  } catch {
    return [];
  }
}

/** Images, audio and video, without documents. The main image may be missing from the list. */
function readMedia(item: Loose, language: string): ArchiveMemory['media'] {
  const media = records(item['media'])
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .flatMap((one) => readOne(one, language));
  const main = mediaIdentifier(item['image_dms_id']);
  if (!main || media.some(({ identifier }) => identifier === main)) return media;
  return [{ kind: 'image', identifier: main, altText: {} }, ...media];
}

const orderOf = ({ order_by_number: order }: Loose): number => number(order) ?? 0;

function readOne(one: Loose, language: string): (MemoryImage | MemoryFile)[] {
  const identifier = mediaIdentifier(one['dms_id']);
  // Photographs have been seen as image/gif: `type` is more reliable than the mime type.
  const type = text(one['type'])?.toLowerCase() ?? text(one['mime_type'])?.split('/')[0];
  if (!identifier) return [];
  const description = fromPairs([[language, text(one['description'])]]);
  const license = readLicense(one['license']);
  if (type === 'audio' || type === 'video') {
    return [{ kind: 'file', type, identifier, license, description }];
  }
  if (type !== 'image') return [];
  return [
    {
      kind: 'image',
      identifier,
      width: number(one['image_width']) || undefined,
      height: number(one['image_height']) || undefined,
      photographer: text(one['owner']),
      license,
      altText: description,
      description,
    },
  ];
}
