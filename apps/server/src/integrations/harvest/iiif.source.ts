/** IIIF manifests: single ones, or all of a collection, including nested and paged collections. */
import { msg } from '@varde/domain/message';
import type { LatLng } from '@varde/domain/geo';
import type { LanguageMap } from '@varde/domain/languages';
import { languageMap, type Loose, NO_LANGUAGE, number, record, text } from '../read-loosely.ts';
import { parseJson, readFeatures } from './geojson.source.ts';
import {
  type HarvestArticle,
  type HarvestResult,
  type HarvestImage,
  MAX_PAGES,
  readSourceFile,
  refuseOtherThanOne,
  type Source,
  SourceProblem,
  type SourceTools,
} from './source.ts';
import { readRights, webUrl } from './pack-values.ts';
import { notWanted } from './wrong-kind.ts';

export const iiif: Source = {
  name: 'IIIF',
  refuse: (options) =>
    refuseOtherThanOne(
      options,
      'varde import --from iiif https://…/manifest.json --into my-museum',
    ),
  async *harvest(options, tools) {
    const file = await readSourceFile(options, tools);
    const first = readIiif(parseJson(file.bytes));
    if (!first) throw notWanted(file, 'iiif');
    const language = tools.language;
    if (first.kind === 'manifest') yield* harvestManifest(first, language);
    else yield* harvestMembers(first.members, new Set([first.id]), language, tools);
  },
};

/** Breadth-first, each URL once. */
async function* harvestMembers(
  members: readonly string[],
  seen: Set<string>,
  language: string,
  tools: SourceTools,
): AsyncGenerator<HarvestResult> {
  const queue = [...members];
  let requestCount = 0;
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const key = keyOf(url);
    if (tools.isHarvested(key)) {
      yield { status: 'unchanged', key };
      continue;
    }
    if (++requestCount > MAX_PAGES) throw new SourceProblem(TOO_MANY_URLS);
    const result = await tools.client.readJson(url);
    const found = result.status === 'found' ? readIiif(result.value) : undefined;
    if (found?.kind === 'collection') queue.push(...found.members);
    else if (found) yield* harvestManifest({ ...found, id: url }, language);
    else {
      const why = result.status === 'failed' ? result.why : NEITHER[result.status];
      yield { status: 'skipped', what: url, why };
    }
  }
}

const NEITHER = { found: msg`It is not a manifest`, missing: msg`It is not there` };
const TOO_MANY_URLS = msg`The collection leads to more than ${MAX_PAGES} URLs: name a smaller part of it.`;

const keyOf = (id: string): string => `iiif:${id}`;

/** Identified by the requested URL: the manifest's own id may differ. */
function* harvestManifest(manifest: IiifManifest, language: string): Generator<HarvestResult> {
  const { id, title, text, provider, homepage, location, images, others } = manifest;
  const [what] = Object.values(title);
  if (what === undefined) {
    yield { status: 'skipped', what: id, why: msg`It has no title` };
    return;
  }
  for (let nr = 0; nr < others; nr++)
    yield {
      status: 'skipped',
      what,
      why: msg`Only texts and images are imported`,
    };
  const item: HarvestArticle = {
    kind: 'article',
    key: keyOf(id),
    language,
    title,
    text,
    origin: { title: provider ?? new URL(id).hostname, url: homepage ?? id },
    location,
    themes: [],
    images,
  };
  yield { status: 'item', item };
}

interface IiifManifest {
  readonly kind: 'manifest';
  readonly id: string;
  readonly title: LanguageMap;
  readonly text: LanguageMap;
  readonly provider: string | undefined;
  readonly homepage: string | undefined;
  readonly location: LatLng | undefined;
  readonly images: readonly HarvestImage[];
  /** Number of audio, video and other bodies. */
  readonly others: number;
}

interface IiifCollection {
  readonly kind: 'collection';
  readonly id: string;
  /** URLs of manifests and collections, and of the next page. */
  readonly members: readonly string[];
}

/**
 * IIIF Presentation 2 and 3 (docs/reference/iiif.md#presentation-api), read as one type; any field
 * may be missing. `undefined` for anything else.
 */
export function readIiif(body: unknown): IiifManifest | IiifCollection | undefined {
  const resource = record(body);
  const id = webUrl(idOf(resource));
  const type = typeOf(resource);
  if (!id) return undefined;
  if (type === 'collection') return { kind: 'collection', id, members: membersOf(resource) };
  return type === 'manifest' ? readManifest(resource, id) : undefined;
}

const idOf = (resource: Loose): unknown => resource['id'] ?? resource['@id'];

/** `Manifest`, `sc:Manifest` */
const typeOf = (resource: Loose): string =>
  (text(resource['type'] ?? resource['@type']) ?? '').replace(/^\w+:/, '').toLowerCase();

const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

function membersOf(collection: Loose): string[] {
  const lists = ['items', 'members', 'manifests', 'collections', 'first', 'next'];
  return lists
    .flatMap((key) => asList(collection[key]))
    .flatMap((one) => webUrl(typeof one === 'string' ? one : idOf(record(one))) ?? []);
}

function readManifest(manifest: Loose, id: string): IiifManifest {
  const canvases = [
    ...asList(manifest['items']),
    ...asList(record(asList(manifest['sequences'])[0])['canvases']),
  ].map(record);
  const bodies = canvases.flatMap((canvas) => bodiesOf(canvas).map((body) => ({ body, canvas })));
  const imageBodies = bodies.filter(({ body }) => typeOf(body) === 'image');
  return {
    kind: 'manifest',
    id,
    title: readLanguageMap(manifest['label']),
    text: textOf(manifest),
    provider: firstOf(readLanguageMap(record(asList(manifest['provider'])[0])['label'])),
    homepage: webUrl(idOf(record(asList(manifest['homepage'] ?? manifest['related'])[0]))),
    location: locationOf([manifest, ...canvases]),
    images: imageBodies.flatMap(({ body, canvas }) => readImage(body, canvas, manifest)),
    others: bodies.length - imageBodies.length,
  };
}

/** Bodies painted on a canvas; the first of a choice. */
function bodiesOf(canvas: Loose): Loose[] {
  const annotations = asList(canvas['items']).flatMap((page) => asList(record(page)['items']));
  const painted = annotations.map(record).flatMap(({ body }) => asList(body));
  const images = asList(canvas['images']).map((image) => record(image)['resource']);
  return [...painted, ...images].map((body) => {
    const resource = record(body);
    const type = typeOf(resource);
    if (type !== 'choice') return resource;
    return record(asList(resource['items'] ?? resource['default'])[0]);
  });
}

function readImage(body: Loose, canvas: Loose, manifest: Loose): HarvestImage[] {
  const url = imageUrl(body, canvas);
  if (!url) return [];
  const holders = [body, canvas, manifest];
  const rights = holders
    .flatMap((holder) => asList(holder['rights'] ?? holder['license']))
    .map((one) => readRights(text(one)))
    .find((one) => one !== undefined);
  const credit = holders
    .map((holder) =>
      firstOf(
        readLanguageMap(record(holder['requiredStatement'])['value'] ?? holder['attribution']),
      ),
    )
    .find((one) => one !== undefined);
  return [{ url, credit, rights, altText: labelOf(canvas) }];
}

/** Empty for page numbers, which are not alt text. */
function labelOf(canvas: Loose): LanguageMap {
  const label = readLanguageMap(canvas['label']);
  return /\p{L}{3}/u.test(firstOf(label) ?? '') ? label : {};
}

/** Pixels; wider images are requested scaled, because they may exceed the limits of a pack. */
const MAX_WIDTH = 4_000;
const REQUEST_WIDTH = 3_500;

function imageUrl(body: Loose, canvas: Loose): string | undefined {
  const width = number(body['width']) ?? number(canvas['width']) ?? 0;
  const service = record(asList(body['service'])[0]);
  const base = webUrl(idOf(service));
  const isScaling = !/level0/.test(JSON.stringify(service['profile'] ?? 'level0'));
  if (width > MAX_WIDTH && base && isScaling)
    return `${base.replace(/(?<!\/)\/+$/, '')}/full/${REQUEST_WIDTH},/0/default.jpg`;
  return webUrl(idOf(body));
}

function textOf(manifest: Loose): LanguageMap {
  const summary = readLanguageMap(manifest['summary'] ?? manifest['description']);
  const facts = asList(manifest['metadata'])
    .map(record)
    .flatMap(({ label, value }) => {
      const [name, what] = [firstOf(readLanguageMap(label)), firstOf(readLanguageMap(value))];
      return name && what ? [`${name}: ${what.replace(/(?<!\s)\s*\n\s*/g, ', ')}`] : [];
    });
  const language =
    Object.keys(summary)[0] ?? Object.keys(readLanguageMap(manifest['label']))[0] ?? NO_LANGUAGE;
  const fullText = [summary[language], ...facts].filter(Boolean).join('\n');
  return fullText ? { ...summary, [language]: fullText } : summary;
}

function locationOf(holders: readonly Loose[]): LatLng | undefined {
  return holders
    .flatMap(({ navPlace }) => readFeatures(navPlace) ?? [])
    .map(({ location }) => location)
    .find((one) => one !== undefined);
}

const firstOf = (map: LanguageMap): string | undefined => Object.values(map)[0];

/** `{ no: […], none: […] }` in version 3; text, `{ @value, @language }` or lists in 2. */
function readLanguageMap(value: unknown): LanguageMap {
  const list = asList(value);
  const plain = list.filter((one) => typeof one === 'string');
  if (plain.length > 0) return { [NO_LANGUAGE]: plain.join('\n') };
  const tagged = list.map(record).filter((one) => one['@value'] !== undefined);
  if (tagged.length > 0)
    return languageMap(
      Object.fromEntries(tagged.map((one) => [text(one['@language']) ?? '*', one['@value']])),
    );
  const entries = Object.entries(record(value)).map(([key, texts]) => [
    key === 'none' ? '*' : key,
    asList(texts)
      .filter((one) => typeof one === 'string')
      .join('\n'),
  ]);
  return languageMap(Object.fromEntries(entries));
}
