/**
 * OGC API Features (docs/reference/riksantikvaren.md#ogc-api-features): Riksantikvaren's data sets
 * by name, any collection by URL. Follows `next` links; reads properties by any known name.
 */
import { msg } from '@varde/domain/message';
import { makeSlug } from '@varde/domain/make-slug';
import { record, records, text, type Loose } from '../read-loosely.ts';
import { type Feature, harvestFeature, readFeatures } from './geojson.source.ts';
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
import type { RowContext } from './row-item.ts';

const BASE = 'https://api.ra.no';
const PAGE = 100;

export const ogcFeatures: Source = {
  name: 'Riksantikvaren',
  language: 'no',
  refuse({ what: [named, ...rest] }) {
    const isNamed = named !== undefined && rest.length === 0;
    if (isNamed && (webUrl(named) || /^[\w-]{1,80}(?:\/[\w-]{1,80})?$/.test(named)))
      return undefined;
    return msg`Give one data set, such as kulturminner or brukerminner, or LokaliteterEnkeltminnerOgSikringssoner/lokaliteter, or the URL of a collection.`;
  },
  async *harvest(options, tools) {
    const start = itemsUrl(options);
    const context = contextOf(options, start, tools);
    const seen = new Set<string>();
    let next: string | undefined = start;
    for (let page = 0; next !== undefined && page < MAX_PAGES && !seen.has(next); page++) {
      seen.add(next);
      const body = await fetchPage(next, tools);
      if (page === 0) tools.note(msg`Found: ${text(body['numberMatched']) ?? msg`some`}.`);
      const features = readFeatures(body) ?? [];
      for (const feature of features) yield* harvestOne(feature, context, tools);
      next = features.length === 0 ? undefined : nextOf(body, next);
    }
  },
};

function itemsUrl({ what: [named = ''], at, area, limit }: SourceOptions): string {
  const [dataset = '', collection = dataset] = named.split('/');
  const collectionUrl = webUrl(named) ?? `${at ?? BASE}/${dataset}/collections/${collection}/items`;
  const url = new URL(collectionUrl);
  if (!url.pathname.endsWith('/items'))
    url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/items`;
  url.searchParams.set('f', 'json');
  url.searchParams.set('limit', String(Math.min(PAGE, limit)));
  if (area) url.searchParams.set('bbox', area.join(','));
  return url.href;
}

function contextOf(options: SourceOptions, start: string, { language }: SourceTools): RowContext {
  const { pathname, hostname } = new URL(start);
  const collection = /collections\/([^/]+)\/items$/.exec(pathname)?.[1] ?? hostname;
  const isOwn = !webUrl(options.what[0]);
  return {
    prefix: `ogc-features:${makeSlug(decodeURIComponent(collection), 'collection')}`,
    language,
    origin: { title: isOwn ? 'Riksantikvaren (NLOD)' : hostname },
    resolveImageUrl: async (named) => webUrl(named),
  };
}

async function fetchPage(url: string, { client }: SourceTools): Promise<Loose> {
  const result = await client.readJson(url);
  if (result.status === 'missing')
    throw new SourceProblem(msg`There is no ${url.split('?')[0] ?? ''}.`);
  if (result.status === 'failed') throw new SourceProblem(msg`${result.why}.`);
  if (!readFeatures(result.value))
    throw new SourceProblem(msg`${url.split('?')[0] ?? ''} gives no features.`);
  return record(result.value);
}

function nextOf(body: Loose, from: string): string | undefined {
  const link = records(body['links']).find(({ rel }) => rel === 'next');
  const href = text(link?.['href']);
  return href === undefined ? undefined : webUrl(URL.parse(href, from)?.href);
}

async function* harvestOne(
  feature: Feature,
  context: RowContext,
  { isHarvested }: SourceTools,
): AsyncGenerator<HarvestResult> {
  for await (const found of harvestFeature(asRow(feature), context)) {
    if (found.status !== 'item' || found.item.kind !== 'article') yield found;
    else if (isHarvested(found.item.key)) yield { status: 'unchanged', key: found.item.key };
    else yield { status: 'item', item: withOwnFacts(found.item, feature) };
  }
}

/** Moves the Askeladden link last: it requires a password, while Kulturminnesøk is public. */
function asRow(feature: Feature): Feature {
  const entries = Object.entries(feature.properties).map(
    ([name, value]) => [name, tidied(value)] as const,
  );
  const isAskeladden = ([name]: readonly [string, unknown]): boolean =>
    /^linkaskeladden$/i.test(name);
  const properties = Object.fromEntries([
    ...entries.filter((entry) => !isAskeladden(entry)),
    ...entries.filter(isAskeladden),
  ]);
  return { ...feature, properties };
}

/** Removes a literal `null` at the end of lines. */
const tidied = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/(?:^|(?<=\s))null\s*$/gm, '').trim() : value;

/** Codes of the register whose meaning is known (docs/reference/riksantikvaren.md#codes). */
const CODE_LABELS: Readonly<Record<string, string>> = {
  'L-KRK': 'Kirkested',
  'L-BVF': 'Bygning',
  AUT: 'Automatisk fredet',
  LIST: 'Listeført kirke',
};

const labelOf = (written: string | undefined): string | undefined => {
  if (written === undefined) return undefined;
  return CODE_LABELS[written] ?? (/^[A-ZÆØÅ\d-]{1,8}$/.test(written) ? undefined : written);
};

function withOwnFacts(item: HarvestArticle, { properties }: Feature): HarvestArticle {
  const images = records(properties['bilder']).flatMap(readImage);
  const isUserMemory =
    properties['opprettet_av'] !== undefined || properties['bilder'] !== undefined;
  return {
    ...item,
    monumentType: labelOf(item.monumentType),
    protection: labelOf(item.protection),
    images: [...item.images, ...images],
    // Contributions of visitors to Kulturminnesøk are under CC BY.
    ...(isUserMemory && { license: 'by' as const }),
  };
}

function readImage(image: Loose): HarvestImage[] {
  const url = webUrl(image['url']);
  if (!url) return [];
  const description = text(image['beskrivelse']);
  return [
    {
      url,
      photographer: text(image['fotograf']),
      rights: readRights(text(image['lisens'])),
      ...(description && { altText: { no: description } }),
    },
  ];
}
