/**
 * DigitaltMuseum (docs/reference/digitaltmuseum.md): a search page by page, then each hit's full
 * artifact, else the fields of the search result. Objects can also be named by numbers or uuids.
 */
import { type Message, msg } from '@varde/domain/message';
import { isEntityIdentifier } from '@varde/domain/external-identifiers';
import { readArtifact, readSearchDocument } from '#integrations/museum-objects/read-artifact.ts';
import { isUuid, record, records, text } from '../read-loosely.ts';
import { type FoundObject, toObjectArticle } from './digitaltmuseum-item.ts';
import {
  type HarvestResult,
  MAX_PAGES,
  type Source,
  type SourceOptions,
  SourceProblem,
  type SourceTools,
} from './source.ts';
import { plainText } from './pack-values.ts';
import { elements, elementText, readXml } from './read-xml.ts';

const BASE = 'https://api.dimu.org';
/** The documented maximum; with the public key, the server always returns ten. */
const ROWS = 100;
const NUMBER = /^0\d{10,12}$/;

interface SearchContext extends SourceTools {
  readonly base: string;
  readonly options: SourceOptions;
}

interface Hit {
  readonly found: FoundObject | undefined;
  readonly id: string | undefined;
  readonly uuid: string | undefined;
  readonly code: string | undefined;
  readonly type: string;
  /** `found` is the full artifact. */
  readonly isComplete?: boolean;
}

export const digitaltmuseum: Source = {
  name: 'DigitaltMuseum',
  refuse({ what, code }) {
    if (what.length === 0 && code === undefined)
      return msg`Name what to import from DigitaltMuseum: your museum’s owner code (--code XMU), words to search for, or object numbers.`;
    if (code !== undefined && !/^[A-Za-z\d]+(?:-[A-Za-z\d]+){0,3}$/.test(code))
      return msg`--code is '${code}': an owner code has letters, digits and hyphens, such as NF or S-NM.`;
    return undefined;
  },
  async *harvest(options, tools) {
    const context = { ...tools, options, base: options.at ?? BASE };
    const owners = await readOwnerNames(context.base, options.code, tools);
    for (const uuid of options.what.filter(isUuid))
      yield* harvestHit(await fetchByUuid(uuid.toLowerCase(), context), owners, context);
    const query = queryOf(options);
    if (!query) return;
    for await (const hit of hits(query, context)) yield* harvestHit(hit, owners, context);
  },
};

interface Query {
  readonly q: string;
  readonly filters: readonly string[];
}

/** Object numbers filter by id, other words are full-text; `undefined` for uuids only. */
function queryOf({ what, code }: SourceOptions): Query | undefined {
  const filters = code === undefined ? [] : [ownerFilter(code)];
  const words = what.filter((word) => !isUuid(word));
  if (words.length === 0 && what.length > 0) return undefined;
  const isNumbers = words.length > 0 && words.every((word) => NUMBER.test(word));
  if (!isNumbers) return { q: words.join(' ') || '*', filters };
  return { q: '*', filters: [`artifact.uniqueId:(${words.map(quoted).join(' OR ')})`] };
}

/** Includes sub-collections, whose codes continue with a hyphen. */
const ownerFilter = (code: string): string => `identifier.owner:(${quoted(code)} OR ${code}-*)`;

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '')}"`;

/** All pages of the search; the server decides the page size. */
async function* hits(query: Query, context: SearchContext): AsyncGenerator<Hit> {
  let start = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const result = await context.client.readJson(searchUrl(query, start, context));
    if (result.status !== 'found') throw new SourceProblem(searchErrorMessage(result));
    const response = record(record(result.value)['response']);
    const docs = records(response['docs']);
    if (page === 0)
      context.note(msg`Found in DigitaltMuseum: ${text(response['numFound']) ?? msg`some`}.`);
    yield* docs.map(readHit);
    start += docs.length;
    const total = Number(response['numFound']);
    if (docs.length === 0 || (Number.isFinite(total) && start >= total)) return;
  }
}

function searchErrorMessage(result: { status: string; why?: string }): Message {
  if (result.status === 'missing')
    return msg`DigitaltMuseum knows no such search: a wrong key is answered like that (VARDE_OBJECTS_KEY).`;
  return msg`DigitaltMuseum: ${result.why ?? msg`no answer`}.`;
}

function searchUrl(
  { q, filters }: Query,
  start: number,
  { base, objectsKey }: SearchContext,
): string {
  const url = new URL(`${base}/api/solr/select`);
  url.searchParams.set('q', q);
  for (const filter of filters) url.searchParams.append('fq', filter);
  for (const [name, value] of Object.entries({
    wt: 'json',
    // New objects last, so that pages are stable during the harvest.
    sort: 'artifact.publishedDate asc',
    rows: String(ROWS),
    start: String(start),
    'api.key': objectsKey,
  }))
    url.searchParams.set(name, value);
  return url.href;
}

function readHit(document: Readonly<Record<string, unknown>>): Hit {
  const uuid = text(document['artifact.uuid'])?.toLowerCase();
  return {
    found: readSearchDocument({ response: { docs: [document] } }),
    id: text(document['artifact.uniqueId']),
    uuid: uuid && isUuid(uuid) ? uuid : undefined,
    code: text(document['identifier.owner']),
    type: text(document['artifact.type']) ?? 'Thing',
  };
}

/** Types without a physical object. */
const NO_ARTICLES = new Set(['Folder', 'ExternalArticle', 'Name', 'Person']);

async function* harvestHit(
  hit: Hit,
  owners: ReadonlyMap<string, string>,
  context: SearchContext,
): AsyncGenerator<HarvestResult> {
  const { id = '', uuid } = hit;
  const refusal = refusalOf(hit);
  if (refusal !== undefined) {
    yield { status: 'skipped', what: plainText(id || (uuid ?? '')) || msg`a hit`, why: refusal };
    return;
  }
  const key = `digitaltmuseum:${id}`;
  if (context.isHarvested(key)) {
    yield { status: 'unchanged', key };
    return;
  }
  const object = await fetchFullObject(hit, context);
  if (!object) {
    yield { status: 'skipped', what: id, why: msg`It has no title` };
    return;
  }
  for (const { type } of object.files)
    yield { status: 'skipped', what: msg`${FILES[type]} of ${id}`, why: IMAGES_ONLY };
  yield { status: 'item', item: toObjectArticle({ ...object, id }, hit, { ...context, owners }) };
}

const FILES = {
  audio: msg`an audio file`,
  video: msg`a video`,
  model3d: msg`a model`,
} as const;
const IMAGES_ONLY = msg`Only texts and images are imported`;
const NO_NUMBER = msg`Its number is none of DigitaltMuseum`;

function refusalOf({ id, type }: Hit): Message | undefined {
  if (!isEntityIdentifier(id)) return NO_NUMBER;
  return NO_ARTICLES.has(type) ? msg`It is a ${type}, no object` : undefined;
}

/** Falls back to the search result when the full artifact fails to load. */
async function fetchFullObject(
  { found, uuid, isComplete }: Hit,
  context: SearchContext,
): Promise<FoundObject | undefined> {
  if (isComplete || uuid === undefined) return found;
  return readArtifact(await fetchArtifact(uuid, context)) ?? found;
}

async function fetchArtifact(
  uuid: string,
  { base, client, objectsKey }: SearchContext,
): Promise<unknown> {
  const key = encodeURIComponent(objectsKey);
  const result = await client.readJson(`${base}/artifact/uuid/${uuid}?api.key=${key}`);
  return result.status === 'found' ? result.value : undefined;
}

async function fetchByUuid(uuid: string, context: SearchContext): Promise<Hit> {
  const body = await fetchArtifact(uuid, context);
  const found = readArtifact(body);
  const { artifactType, identifier } = record(body);
  return {
    found,
    id: found?.id,
    uuid,
    code: text(record(identifier)['owner']),
    type: text(artifactType) ?? 'Thing',
    isComplete: true,
  };
}

/**
 * Names by code (docs/reference/digitaltmuseum.md#owners); empty if unavailable: codes are names.
 * @param code whose country's list is requested; Norway's without
 */
async function readOwnerNames(
  base: string,
  code: string | undefined,
  { client, objectsKey }: SourceTools,
): Promise<ReadonlyMap<string, string>> {
  const country = code?.startsWith('S-') ? 'se' : 'no';
  const url = new URL(`${base}/api/owners`);
  url.searchParams.set('country', country);
  url.searchParams.set('api.key', objectsKey);
  const result = await client.readText(url.href, 'application/xml');
  const { owners } = record(result.status === 'found' ? readXml(result.value) : undefined);
  const all = elements(record(owners)['owner']).flatMap((owner): [string, string][] => {
    const identifier = elementText(owner['identifier']);
    const name = elementText(owner['name']);
    return identifier && name ? [[identifier, name]] : [];
  });
  return new Map(all);
}
