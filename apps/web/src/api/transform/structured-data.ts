/** Structured data for search engines (schema.org). Pure; the head makes paths absolute. */
import type { MuseumObject } from '@varde/contract/external';
import type { LatLng } from '@varde/domain/geo';
import { licenseUrl, type License } from '@varde/domain/licenses';
import { fittedImageUrl } from '@varde/domain/media-kinds';
import { seasonAt, weekdaysOf, type OpeningHours } from '@varde/domain/opening-hours';
import type { StructuredData } from '#state/page-head.ts';
import type { ImageView, SourceView, TextView } from '#view-models.ts';

export interface ThingView {
  readonly path: string;
  readonly title: TextView;
  readonly lead?: TextView | undefined;
  readonly image?: ImageView | undefined;
  readonly location?: LatLng | undefined;
}

/** Longest side of the image in structured data. */
const IMAGE_SIZE = 1280;

export function thing(
  type: string | readonly string[],
  { path, title, lead, image, location }: ThingView,
  origin: string,
): StructuredData {
  return {
    '@type': type,
    '@id': origin + path,
    url: origin + path,
    name: title.text,
    ...(lead ? { description: lead.text } : {}),
    ...(image
      ? { image: fittedImageUrl(new URL(image.url, origin).href, IMAGE_SIZE, IMAGE_SIZE) }
      : {}),
    ...(location ? { geo: coordinates(location) } : {}),
  };
}

const coordinates = ({ lat, lng }: LatLng) => ({
  '@type': 'GeoCoordinates',
  latitude: lat,
  longitude: lng,
});

export interface VisitData {
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly website?: string | undefined;
  readonly hours: readonly OpeningHours[];
}

/** Practical information about a place. @param date `YYYY-MM-DD`; the hours are of its season */
export function visitData({ address, phone, website, hours }: VisitData, date: string) {
  return {
    ...(address && { address: postalAddress(address) }),
    ...(phone && { telephone: phone }),
    ...(website && { sameAs: website }),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map((one) => openingHours(one, date)),
    }),
  };
}

/** `Storgata 1, 5003 Bergen` or `Storgatan 1, 374 96 Visby`, else the text as it is written. */
function postalAddress(address: string) {
  const [, streetAddress, postalCode, addressLocality] =
    /^(.+?),\s*(\d{4}|\d{3} ?\d{2})\s+([^,\d]+)$/.exec(address) ?? [];
  return streetAddress
    ? { '@type': 'PostalAddress', streetAddress, postalCode, addressLocality }
    : address;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function openingHours(hours: OpeningHours, date: string) {
  const season = seasonAt(hours, date);
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdaysOf(hours).map((day) => `https://schema.org/${WEEKDAYS[day]}`),
    opens: hours.open,
    closes: hours.close,
    validFrom: season.from,
    validThrough: season.to,
  };
}

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

export interface Crumb {
  readonly title: string;
  readonly path: string;
}

/** The path from the front page to a page, itself last. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}
