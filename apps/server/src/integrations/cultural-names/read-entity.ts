/** Entity (docs/reference/kulturnav.md#entity) → view data; a field may be missing or malformed. */
import type { CulturalName } from '@varde/contract/external';
import type { LanguageMap } from '@varde/domain/languages';
import {
  languageMap,
  list,
  plainName,
  record,
  records,
  text,
  texts,
  webUrl,
  type Loose,
} from '../read-loosely.ts';

export type EntityRead = Omit<CulturalName, 'source_url'>;

/** `undefined` for anything but a named entity. */
export function readEntity(body: unknown): EntityRead | undefined {
  const entity = record(body);
  const properties = record(entity['properties']);
  const id = text(entity['uuid'])?.toLowerCase();
  const type = text(entity['entityType']) ?? null;
  const name = nameOf(entity, properties);
  if (!id || Object.keys(name).length === 0) return undefined;
  return {
    id,
    type,
    name: type === 'Person' ? toDisplayName(name) : name,
    description: joinedMaps(properties['entity.description']),
    birth: readEvent(properties['person.birth']),
    death: readEvent(properties['person.death']),
    same_as: urlsOf([
      ...list(properties['entity.sameAs']),
      ...list(properties['concept.exactMatch']),
    ]),
  };
}

function nameOf(entity: Loose, properties: Loose): LanguageMap {
  const maps = [entity['name'], ...values(properties['entity.name']), entity['caption']];
  return maps.map(languageMap).find((map) => Object.keys(map).length > 0) ?? {};
}

export function toDisplayName(name: LanguageMap): LanguageMap {
  return Object.fromEntries(
    Object.entries(name).map(([key, one]) => [key, plainName(one) ?? one] as const),
  );
}

/** Every property is a list of `{ value }`. */
const values = (property: unknown): unknown[] => records(property).map(({ value }) => value);

/** The first text of each language. */
function joinedMaps(property: unknown): LanguageMap {
  const maps = values(property).map(languageMap).toReversed();
  return Object.fromEntries(maps.flatMap((map) => Object.entries(map)));
}

/** Nested in `properties`, direct, or as plain text. */
function readEvent(property: unknown): CulturalName['birth'] {
  const [first] = list(property);
  if (typeof first === 'string') return readDate(first);
  const { value } = record(first);
  if (typeof value === 'string') return readDate(value);
  const event = record(value);
  const times = record(event['properties'])['event.time'] ?? event['event.time'];
  const [time] = list(times);
  return readDate(text(record(time)['value']) ?? text(time) ?? '');
}

const DATE = /^(\d{4})(\d{2})?(\d{2})?(\?)?-[YMD]$/;

/** `1999-Y`, `199912-M`, `19991231-D`; `?` before the hyphen marks uncertainty. */
export function readDate(written: string): CulturalName['birth'] {
  const [, year, month, day, unsure] = DATE.exec(written.trim()) ?? [];
  if (!year) return null;
  const date = [year, month, day].filter(Boolean).join('-');
  return { date, is_uncertain: unsure !== undefined };
}

function urlsOf(properties: readonly unknown[]): string[] {
  return texts(values(properties).map(webUrl));
}
