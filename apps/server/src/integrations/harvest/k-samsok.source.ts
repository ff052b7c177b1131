/**
 * K-samsök (docs/reference/k-samsok.md#presentation-item): presentation items of a search, page by
 * page. Their texts are CC0; each names the licence of its images.
 */
import { msg } from '@varde/domain/message';
import { number, place, record, text, type Loose } from '../read-loosely.ts';
import {
  type HarvestArticle,
  type HarvestResult,
  type HarvestImage,
  MAX_PAGES,
  type Source,
  type SourceOptions,
  SourceProblem,
  type SourceTools,
} from './source.ts';
import { readRights, webUrl } from './pack-values.ts';
import { elements, elementText, readXml } from './read-xml.ts';

const BASE = 'https://kulturarvsdata.se/ksamsok/api';
const PAGE = 100;

export const kSamsok: Source = {
  name: 'K-samsök',
  language: 'sv',
  refuse: ({ what, area }) =>
    what.length === 0 && area === undefined
      ? msg`Name what to import from K-samsök: words, a query such as place=visby, or --area west,south,east,north.`
      : undefined,
  async *harvest(options, tools) {
    const language = tools.language;
    let start = 1;
    for (let page = 0; page < MAX_PAGES; page++) {
      const { items, total } = await fetchPage(options, start, tools);
      if (page === 0) tools.note(msg`Found in K-samsök: ${total ?? msg`some`}.`);
      for (const item of items) yield harvestItem(item, language, tools);
      start += items.length;
      if (items.length === 0 || (total !== undefined && start > total)) return;
    }
  },
};

/** Words become a full-text search; a CQL query is sent unchanged. */
function queryOf({ what, area }: SourceOptions): string {
  const written = what.join(' ').trim();
  const isQuery = /^\(?\s*\w+\s*[=<>]/.test(written);
  const words = written && (isQuery ? written : `text="${written.replace(/["\\]/g, '')}"`);
  const box = area && `boundingBox=/WGS84 "${area.join(' ')}"`;
  return [words, box].filter(Boolean).join(' AND ');
}

async function fetchPage(options: SourceOptions, start: number, { client }: SourceTools) {
  const url = new URL(options.at ?? BASE);
  for (const [name, value] of Object.entries({
    method: 'search',
    version: '1.1',
    query: queryOf(options),
    recordSchema: 'presentation',
    startRecord: String(start),
    hitsPerPage: String(PAGE),
  }))
    url.searchParams.set(name, value);
  const response = await client.readText(url.href, 'application/xml');
  if (response.status !== 'found')
    throw new SourceProblem(
      msg`K-samsök: ${response.status === 'failed' ? response.why : msg`no such search`}.`,
    );
  const { result } = record(readXml(response.value));
  if (result === undefined)
    throw new SourceProblem(msg`The response of K-samsök is not a search result.`);
  const { records, totalHits, error } = record(result);
  if (elementText(error)) throw new SourceProblem(msg`K-samsök: ${elementText(error) ?? ''}.`);
  const items = elements(record(records)['record']).map(({ item }) => record(elements(item)[0]));
  return { items, total: number(elementText(totalHits)) };
}

function harvestItem(item: Loose, language: string, tools: SourceTools): HarvestResult {
  const uri = webUrl(elementText(item['entityUri']));
  if (!uri) return { status: 'skipped', what: msg`a hit`, why: msg`It has no URL of its own` };
  const key = `k-samsok:${uri.replace(/^https?:\/\/(?:www\.)?kulturarvsdata\.se\//, '')}`;
  if (tools.isHarvested(key)) return { status: 'unchanged', key };
  const title = elementText(item['itemLabel']) ?? elementText(item['idLabel']);
  if (!title) return { status: 'skipped', what: uri, why: msg`It has no title` };
  return { status: 'item', item: toItem(item, { key, uri, title, language }) };
}

interface Named {
  readonly key: string;
  readonly uri: string;
  readonly title: string;
  readonly language: string;
}

function toItem(item: Loose, { key, uri, title, language }: Named): HarvestArticle {
  const contexts = elements(item['context']);
  const texts = [...elements(item['description']), ...elements(item['content'])].map((one) =>
    text(one['#text']),
  );
  const organization = elementText(item['organization']);
  const idLabel = elementText(item['idLabel']);
  const kind = elementText(item['type']);
  return {
    kind: 'article',
    key,
    language,
    title: { [language]: title },
    text: {
      [language]: [...new Set([...texts, ...contexts.map(contextLine)])].filter(Boolean).join('\n'),
    },
    origin: { title: [organization, idLabel].filter(Boolean).join(', ') || 'K-samsök', url: uri },
    location: placeOf(item),
    themes: elements(item['tag']).flatMap((tag) => text(tag['#text']) ?? []),
    images: elements(item['image']).flatMap((image) => readImage(image, organization)),
    ...periodOf(contexts),
    ...(kind && { monumentType: kind }),
    license: 'cc0',
  };
}

/** `Tillverkning: Visby, 1890, Förnamn Efternamn` */
function contextLine(context: Loose): string | undefined {
  const facts = ['placeLabel', 'timeLabel', 'nameLabel'].flatMap(
    (key) => elementText(context[key]) ?? [],
  );
  if (facts.length === 0) return undefined;
  return [elementText(context['event']), facts.join(', ')].filter(Boolean).join(': ');
}

function periodOf(contexts: readonly Loose[]): Pick<HarvestArticle, 'period'> {
  const labels = contexts.flatMap((context) => elementText(context['timeLabel']) ?? []);
  const [from, to] =
    labels
      .map((label) => [...label.matchAll(/(?<!\d)\d{4}(?!\d)/g)].map(([year]) => Number(year)))
      .find((years) => years.length > 0) ?? [];
  return from === undefined ? {} : { period: { from, to } };
}

/** `lon,lat` or `lon, lat`. */
function placeOf(item: Loose) {
  const point = record(record(elements(item['where'])[0])['Point']);
  const [lng, lat] = (elementText(point['coordinates']) ?? '').split(/[,\s]+/);
  return place(lat, lng);
}

/** The largest available size. */
function readImage(image: Loose, organization: string | undefined): HarvestImage[] {
  const sources = elements(image['src']);
  const ofType = (type: string) => sources.find((one) => one['@type'] === type)?.['#text'];
  const url = webUrl(
    ofType('highres') ?? ofType('lowres') ?? elementText(image['mediaUrl']) ?? ofType('thumbnail'),
  );
  if (!url) return [];
  const rights = readRights(
    elementText(image['mediaLicenseUrl']) ?? elementText(image['mediaLicense']),
  );
  const copyright = elementText(image['copyright']) ?? organization;
  const motive = elementText(image['motive']);
  return [
    {
      url,
      photographer: elementText(image['byline']),
      credit: copyright,
      rights,
      ...(motive && { altText: { sv: motive } }),
    },
  ];
}
