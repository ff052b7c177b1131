/** KulturNav (docs/reference/kulturnav.md): people, places, concepts by id, or a full data set. */
import { msg } from '@varde/domain/message';
import { ENTITY_TYPES } from '@varde/content-pack/pack';
import { readEntity, type EntityRead } from '#integrations/cultural-names/read-entity.ts';
import { isUuid, record, text } from '../read-loosely.ts';
import {
  type HarvestResult,
  type HarvestName,
  MAX_PAGES,
  type Source,
  type SourceOptions,
  SourceProblem,
  type SourceTools,
} from './source.ts';
import { knownLanguages, plainText } from './pack-values.ts';

const BASE = 'https://kulturnav.org';
const PAGE = 100;

export const kulturnav: Source = {
  name: 'KulturNav',
  refuse({ what, dataset }) {
    if (what.length === 0 && dataset === undefined)
      return msg`Name what to import from KulturNav: ids, or --dataset ID for a whole data set.`;
    const odd = [...what, ...(dataset === undefined ? [] : [dataset])].find(
      (id) => !isUuid(idIn(id)),
    );
    return odd === undefined
      ? undefined
      : msg`'${odd}' is not an id of KulturNav: they look like 44444444-2222-4333-8444-555555555555.`;
  },
  async *harvest(options, tools) {
    const base = options.at ?? BASE;
    const language = tools.language;
    for (const id of options.what.map(idIn)) yield await harvestOne(id, { base, language, tools });
    if (options.dataset !== undefined) yield* harvestDataset(options, { base, language, tools });
  },
};

/** Accepts an id or the URL of its page. */
const idIn = (written: string): string =>
  (written.split(/[/?#]/).findLast((part) => isUuid(part)) ?? written).toLowerCase();

interface HarvestContext {
  readonly base: string;
  readonly language: string;
  readonly tools: SourceTools;
}

const keyOf = (id: string): string => `kulturnav:${id}`;

async function harvestOne(
  id: string,
  { base, language, tools }: HarvestContext,
): Promise<HarvestResult> {
  if (tools.isHarvested(keyOf(id))) return { status: 'unchanged', key: keyOf(id) };
  const result = await tools.client.readJson(`${base}/api/${id}`);
  if (result.status === 'found') return toHarvested(result.value, language, id);
  const why = result.status === 'failed' ? result.why : msg`KulturNav does not know it`;
  return { status: 'skipped', what: id, why };
}

/** The first entry of the list is the data set's own record. */
async function* harvestDataset(
  { dataset = '' }: SourceOptions,
  { base, language, tools }: HarvestContext,
): AsyncGenerator<HarvestResult> {
  const seen = new Set<string>();
  for (let page = 0; page < MAX_PAGES; page++) {
    const url = `${base}/api/list/${idIn(dataset)}/${page * PAGE}/${PAGE}`;
    const entries = await fetchPage(url, page, tools);
    const fresh = entries.filter((one) => !seen.has(idOf(one)));
    for (const one of fresh) {
      const id = idOf(one);
      if (id) seen.add(id);
      if (isListItself(one)) continue;
      if (id && tools.isHarvested(keyOf(id))) yield { status: 'unchanged', key: keyOf(id) };
      else yield toHarvested(one, language, id);
    }
    // A server that ignores the offset returns the same page again.
    if (fresh.length === 0 || entries.length < PAGE) return;
  }
}

const idOf = (entity: unknown): string => text(record(entity)['uuid'])?.toLowerCase() ?? '';

/** A missing page after the first is the end of the list. */
async function fetchPage(
  url: string,
  page: number,
  { client }: SourceTools,
): Promise<readonly unknown[]> {
  const result = await client.readJson(url);
  if (result.status === 'found' && Array.isArray(result.value)) return result.value;
  if (result.status === 'failed') throw new SourceProblem(msg`KulturNav: ${result.why}.`);
  if (page > 0) return [];
  throw new SourceProblem(msg`KulturNav: no such data set.`);
}

const isListItself = (one: unknown): boolean =>
  /^(?:Dataset|List)$/.test(text(record(one)['entityType']) ?? '');

function toHarvested(body: unknown, language: string, requestedId: string): HarvestResult {
  const entity = readEntity(body);
  const what = requestedId || msg`an entry`;
  if (!entity || !isUuid(entity.id)) return { status: 'skipped', what, why: msg`It has no name` };
  const type = ENTITY_TYPES.find((one) => one === entity.type);
  if (!type)
    return {
      status: 'skipped',
      what,
      why: msg`Entities of type ${entity.type ?? msg`unknown`} are not imported`,
    };
  const item: HarvestName = {
    kind: 'name',
    key: keyOf(entity.id),
    language,
    isTheme: type === 'Concept',
    entity: { uuid: entity.id, type, name: entity.name, ...factsOf(entity, language) },
  };
  return { status: 'item', item };
}

function factsOf({ description, birth, death, same_as: sameAs }: EntityRead, language: string) {
  const descriptions = knownLanguages(description, language, plainText);
  return {
    ...(Object.keys(descriptions).length > 0 && { description: descriptions }),
    ...(birth && isDay(birth.date) && { birth: birth.date }),
    ...(death && isDay(death.date) && { death: death.date }),
    same_as: sameAs.flatMap((url) => URL.parse(url)?.href ?? []),
  };
}

/** Rejects `00`, which marks an unknown month or day. */
function isDay(date: string): boolean {
  const fullDate = `${date}-01-01`.slice(0, 10);
  const parsed = new Date(`${fullDate}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(fullDate);
}
