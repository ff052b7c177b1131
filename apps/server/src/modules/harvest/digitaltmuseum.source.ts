/**
 * DigitaltMuseum (external-services, 1): a search page by page, then the whole artifact of each hit; where that does not come, what the
 * search told. Objects can be named by their numbers or uuids instead.
 */
import { OBJECT_TYPES, type PackObject } from '@varde/content-pack/pack-records';
import { isEntityIdentifier } from '@varde/domain/outside-identifiers';
import { readArtifact } from '#modules/museum-objects/read-artifact.ts';
import { readSearchDocument } from '#modules/museum-objects/read-search-document.ts';
import { records, record, text } from '#modules/outside/read-loosely.ts';
import { readOwnerNames } from './digitaltmuseum-owners.ts';
import type { HarvestArticle, HarvestPicture, Harvested } from './harvest-item.ts';
import { makeSlug } from './make-slug.ts';
import { knownLanguages, plainText } from './plain-words.ts';
import {
  MAX_PAGES,
  SourceProblem,
  type Source,
  type SourceTools,
  type SourceWish,
} from './source.ts';

const BASE = 'https://api.dimu.org';
const ARCHIVE = 'https://ems.dimu.org';
/** As many as the documentation allows; the public key gives ten, whatever is asked. */
const ROWS = 100;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NUMBER = /^0\d{10,12}$/;

type FoundObject = NonNullable<ReturnType<typeof readArtifact>>;

interface Asking extends SourceTools {
  readonly base: string;
  readonly wish: SourceWish;
}

/** A hit of the search, read as the object it tells of. */
interface Hit {
  readonly found: FoundObject | undefined;
  readonly id: string | undefined;
  readonly uuid: string | undefined;
  readonly code: string | undefined;
  readonly type: string;
}

export const digitaltmuseum: Source = {
  name: 'DigitaltMuseum',
  language: 'no',
  refuse({ what, code }) {
    if (what.length === 0 && code === undefined)
      return 'Say what you want of DigitaltMuseum: your museum’s owner code (--code XMU), words to search for, or object numbers.';
    if (code !== undefined && !/^[A-Za-z\d]+(?:-[A-Za-z\d]+){0,3}$/.test(code))
      return `--code is '${code}': an owner code has letters, digits and hyphens, such as NF or S-NM.`;
    return undefined;
  },
  async *harvest(wish, tools) {
    const asking = { ...tools, wish, base: wish.at ?? BASE };
    const owners = await readOwnerNames(asking.base, wish.code, tools);
    const query = queryOf(wish);
    for await (const hit of hits(query, asking)) yield await harvestHit(hit, owners, asking);
  },
};

interface Query {
  readonly q: string;
  readonly filters: readonly string[];
}

/** Numbers and uuids are looked for as such, all else by its words. */
function queryOf({ what, code }: SourceWish): Query {
  const filters = code === undefined ? [] : [ownerFilter(code)];
  const isNamed = what.length > 0 && what.every((word) => UUID.test(word) || NUMBER.test(word));
  if (!isNamed) return { q: what.join(' ') || '*', filters };
  const named = what.map((word) =>
    UUID.test(word) ? `artifact.uuid:${quoted(word)}` : `artifact.uniqueId:${quoted(word)}`,
  );
  return { q: '*', filters: [...filters, `(${named.join(' OR ')})`] };
}

/** With its sub-collections, whose codes go on with a hyphen. */
const ownerFilter = (code: string): string =>
  `(identifier.owner:${quoted(code)} OR identifier.owner:${code}-*)`;

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '')}"`;

/** Follows the search to its end; the server says how many it gives at a time. */
async function* hits(query: Query, asking: Asking): AsyncGenerator<Hit> {
  let start = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await asking.client.readJson(searchAddress(query, start, asking));
    if (answer.status !== 'found') throw new SourceProblem(searchFault(answer));
    const response = record(record(answer.value)['response']);
    const docs = records(response['docs']);
    if (page === 0) asking.note(`${text(response['numFound']) ?? 'Some'} hits in DigitaltMuseum.`);
    yield* docs.map(readHit);
    start += docs.length;
    const total = Number(response['numFound']);
    if (docs.length === 0 || (Number.isFinite(total) && start >= total)) return;
  }
}

function searchFault(answer: { status: string; why?: string }): string {
  if (answer.status === 'missing')
    return 'DigitaltMuseum knows no such search: a wrong key is answered like that (VARDE_OBJECTS_KEY).';
  return `DigitaltMuseum: ${answer.why ?? 'no answer'}.`;
}

function searchAddress({ q, filters }: Query, start: number, { base, objectsKey }: Asking): string {
  const url = new URL(`${base}/api/solr/select`);
  url.searchParams.set('q', q);
  for (const filter of filters) url.searchParams.append('fq', filter);
  for (const [name, value] of Object.entries({
    wt: 'json',
    sort: 'artifact.uniqueId asc',
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
    uuid: uuid && UUID.test(uuid) ? uuid : undefined,
    code: text(document['identifier.owner']),
    type: text(document['artifact.type']) ?? 'Thing',
  };
}

/** What is no thing that one could stand before. */
const NO_ARTICLES = new Set(['Folder', 'ExternalArticle', 'Name', 'Person']);

async function harvestHit(
  hit: Hit,
  owners: ReadonlyMap<string, string>,
  asking: Asking,
): Promise<Harvested> {
  const { id, type, uuid } = hit;
  if (!isEntityIdentifier(id))
    return {
      status: 'left-out',
      what: plainText(id ?? uuid ?? 'a hit'),
      why: 'Its number is none of DigitaltMuseum',
    };
  if (NO_ARTICLES.has(type))
    return { status: 'left-out', what: id, why: `It is a ${type}, no object` };
  const key = `digitaltmuseum:${id}`;
  if (asking.isKept(key)) return { status: 'kept', key };
  const whole = uuid && (await askWhole(uuid, asking));
  const object = whole ?? hit.found;
  if (!object) return { status: 'left-out', what: id, why: 'It has no title' };
  return { status: 'item', item: toItem({ ...object, id }, hit, owners, asking) };
}

async function askWhole(uuid: string, { base, client }: Asking): Promise<FoundObject | undefined> {
  const answer = await client.readJson(`${base}/artifact/uuid/${uuid}`);
  return answer.status === 'found' ? readArtifact(answer.value) : undefined;
}

function toItem(
  object: FoundObject,
  { code, type }: Hit,
  owners: ReadonlyMap<string, string>,
  asking: Asking,
): HarvestArticle {
  const { id, title, description, location, dating, subjects } = object;
  const language = asking.wish.language ?? object.language;
  const name = (code && owners.get(code)) ?? object.owner_name ?? code;
  return {
    kind: 'article',
    key: `digitaltmuseum:${id}`,
    language,
    title,
    text: description,
    origin: {
      title: ['DigitaltMuseum', name, object.inventory_number].filter(Boolean).join(', '),
      url: `https://digitaltmuseum.org/${id}`,
    },
    ...(code && { owner: { slug: makeSlug(code, 'museum'), name: name ?? code } }),
    ...(location && { location }),
    themes: subjects,
    pictures: picturesOf(object, asking),
    ...(dating.from === null ? {} : { period: { from: dating.from, to: dating.to ?? undefined } }),
    ...objectOf(object, type, language),
  };
}

function picturesOf(object: FoundObject, { archive, wish }: Asking): HarvestPicture[] {
  const base = archive ?? wish.at ?? ARCHIVE;
  return object.pictures.map(({ identifier, photographer, license, altText }) => {
    const known = license ?? object.license;
    return {
      address: `${base}/image/${identifier}?dimension=max`,
      photographer,
      credit: object.license_holders.join(', '),
      ...(known && { rights: { license: known } }),
      altText,
    };
  });
}

function objectOf(
  object: FoundObject,
  written: string,
  language: string,
): Pick<HarvestArticle, 'object'> {
  const type = OBJECT_TYPES.find((one) => one === (object.type ?? written));
  if (!type) return {};
  const { id, uuid, names, subjects, materials, techniques, measures, license } = object;
  const words = (list: readonly string[]) => list.map(plainText).filter(Boolean);
  return {
    object: {
      id,
      ...(uuid && UUID.test(uuid) && { uuid }),
      type,
      ...(object.inventory_number && { identifier: plainText(object.inventory_number) }),
      language,
      ...descriptionOf(object),
      names: words(names),
      subjects: words(subjects),
      ...productionOf(object),
      materials: words(materials),
      techniques: words(techniques),
      measures: measures.filter(({ type: what, unit }) => what && unit),
      ...(object.location && { location: object.location }),
      ...(license && { license }),
    },
  };
}

function descriptionOf({ description, language }: FoundObject): Pick<PackObject, 'description'> {
  const told = knownLanguages(description, language, plainText);
  return Object.keys(told).length > 0 ? { description: told } : {};
}

function productionOf({ dating, places, people }: FoundObject): Pick<PackObject, 'production'> {
  const production = {
    ...inYearOrder(dating),
    place: plainText(places[0] ?? '') || undefined,
    by: plainText(people.map(({ name }) => name).join(', ')) || undefined,
  };
  return Object.values(production).some((one) => one !== undefined) ? { production } : {};
}

/** Years that have changed places are put right: the databases of museums have some of them. */
function inYearOrder({ from, to }: FoundObject['dating']) {
  const isSwapped = from !== null && to !== null && to < from;
  const [first, last] = isSwapped ? [to, from] : [from, to];
  return { from: first ?? undefined, to: last ?? undefined };
}
