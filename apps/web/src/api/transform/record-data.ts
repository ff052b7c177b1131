/** Structured data (schema.org) of objects and memories. Pure. */
import type { MuseumObject } from '@varde/contract/external';
import type { LatLng } from '@varde/domain/geo';
import { licenseUrl, type License } from '@varde/domain/licenses';
import type { SourceView } from '#view-models.ts';
import { coordinates, thing, type ThingView } from './structured-data.ts';

export interface RecordData extends Omit<ThingView, 'location'> {
  /** Absent: it is here only. */
  readonly source?: SourceView | undefined;
  readonly location: LatLng | null;
  readonly license: License | null;
  readonly siteName: string;
}

/** Of an object or memory. */
function creativeWork(type: string | readonly string[], record: RecordData, origin: string) {
  const { title, source, location, license, siteName } = record;
  const home = source && new URL('/', source.href).href;
  return {
    ...thing(type, { ...record, location: undefined }, origin),
    inLanguage: title.lang,
    ...(source && { sameAs: source.href }),
    ...(license && { license: licenseUrl(license) }),
    ...(location && { contentLocation: { '@type': 'Place', geo: coordinates(location) } }),
    isPartOf: source
      ? { '@type': 'Collection', name: source.host, url: home }
      : { '@type': 'WebSite', name: siteName, url: `${origin}/` },
  };
}

const person = (name: string) => ({ '@type': 'Person', name });
const UNKNOWN_PERSON = /^(?:okänd|ukjent|ukjend|unknown)\b/i;

/** schema.org has no type of things in museums that is not a work; an archive's component is any. */
const OBJECT_TYPES: Readonly<Record<string, string>> = {
  Fineart: 'VisualArtwork',
  Photograph: 'Photograph',
};

export function objectData(object: MuseumObject, record: RecordData, origin: string) {
  const { type, people, materials, subjects, owner_name: owner, inventory_number } = object;
  const special = OBJECT_TYPES[type ?? ''];
  const types = special ? [special, 'ArchiveComponent'] : 'ArchiveComponent';
  const makers = people.filter(({ name }) => !UNKNOWN_PERSON.test(name));
  return {
    ...creativeWork(types, record, origin),
    identifier: inventory_number ?? object.id,
    ...(makers.length > 0 && { creator: makers.map(({ name }) => person(name)) }),
    ...dating(object.dating),
    ...(materials.length > 0 && { material: materials }),
    ...(subjects.length > 0 && { keywords: subjects }),
    ...(owner && { holdingArchive: { '@type': 'ArchiveOrganization', name: owner } }),
  };
}

/** A date in schema.org is not a range, which only a period may be. */
function dating({ from, to }: MuseumObject['dating']) {
  const [first, last] = [from ?? to, to ?? from];
  if (first === null || last === null || first < 0) return {};
  const [start, end] = [first, last].map((year) => String(year).padStart(4, '0'));
  return first === last ? { dateCreated: start } : { temporalCoverage: `${start}/${end}` };
}

export interface MemoryData extends RecordData {
  readonly contributor?: { readonly name: string; readonly birth_year: number | null } | null;
  readonly topic?: string | undefined;
  readonly toldAt: string | null;
}

export function memoryData(record: MemoryData, origin: string) {
  const { contributor, topic, toldAt } = record;
  const birth = contributor?.birth_year ?? undefined;
  return {
    ...creativeWork('CreativeWork', record, origin),
    ...(contributor && {
      creator: {
        ...person(contributor.name),
        ...(birth !== undefined && { birthDate: String(birth) }),
      },
    }),
    ...(topic && { about: { '@type': 'Thing', name: topic } }),
    ...(toldAt && { dateCreated: toldAt }),
  };
}
