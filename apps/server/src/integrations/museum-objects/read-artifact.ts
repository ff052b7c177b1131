/**
 * An object of the museum database → view data: the full artifact
 * (docs/reference/digitaltmuseum.md#full-artifact) or the first document of a search
 * (docs/reference/digitaltmuseum.md#search). Any field may be missing or malformed.
 */
import type { MuseumObject } from '@varde/contract/external';
import type { LanguageMap } from '@varde/domain/languages';
import type { ArchiveFile, ArchiveImage } from '../archive-media.presenter.ts';
import {
  firstLicense,
  fromPairs,
  licenseHolders,
  list,
  mediaIdentifier,
  number,
  placeInText,
  plainName,
  readLicense,
  record,
  records,
  text,
  texts,
  year,
  type Loose,
} from '../read-loosely.ts';

/** A museum object from any source. */
export interface ArchiveObject extends Omit<MuseumObject, 'media'> {
  readonly images: readonly ArchiveImage[];
  readonly files: readonly ArchiveFile[];
}

/** `undefined` without id or title, or unpublished. */
export function readArtifact(body: unknown): ArchiveObject | undefined {
  const artifact = record(body);
  const id = idOf(artifact);
  const language = languageOf(record(artifact['identifier'])['owner']);
  const title = titles(artifact, language);
  const status = text(artifact['publishStatus']) ?? 'published';
  if (!id || Object.keys(title).length === 0 || status !== 'published') return undefined;
  return {
    id,
    uuid: text(artifact['uuid'])?.toLowerCase() ?? null,
    type: text(artifact['artifactType']) ?? null,
    language,
    title,
    description: fromPairs([[language, text(artifact['description'])]]),
    names: namesIn(artifact['names']),
    subjects: namesIn(artifact['subjects']),
    ...eventFacts(record(artifact['eventWrap'])),
    ...makingFacts(artifact),
    location: placeInText(firstCoordinate(artifact)) ?? null,
    ...ownerFacts(artifact),
    license: firstLicense(artifact['licenses']) ?? null,
    license_holders: licenseHolders(artifact['licenses']),
    images: readImages(artifact['media']),
    files: readFiles(artifact['media']),
  };
}

/** Four spellings of the same number, else the uuid. */
function idOf({ uniqueId, unique_id, dimuCode, dimu_code, uuid }: Loose): string | undefined {
  return text(uniqueId) ?? text(unique_id) ?? text(dimuCode) ?? text(dimu_code) ?? text(uuid);
}

/** Owner codes of Swedish museums start with S-. */
const languageOf = (owner: unknown): string => (text(owner)?.startsWith('S-') ? 'sv' : 'no');

const namesIn = (values: unknown): string[] => texts(records(values).map(({ name }) => name));

function eventFacts(wrap: Loose): Pick<ArchiveObject, 'dating' | 'places' | 'people'> {
  const production = record(wrap['production']);
  const events = [production, ...records(wrap['events'])];
  const spans = events.map(({ timespan }) => readTimespan(record(timespan)));
  const { from = null, to = null } =
    spans.find((span) => span.from !== undefined || span.to !== undefined) ?? {};
  const placed = [wrap['placesOfProduction'], ...events.map(({ relatedPlaces }) => relatedPlaces)];
  const involved = [wrap['producers'], ...events.map(({ relatedPersons }) => relatedPersons)];
  return {
    dating: { from, to, text: text(wrap['descriptiveDating']) ?? null },
    places: texts(placed.flatMap(records).map(placeName)),
    people: peopleIn(involved.flatMap(records)),
  };
}

/** Years, else the years of dates in the format `YYYYMMDD-HHMMSS-mmm`. */
function readTimespan({ fromYear, toYear, fromDate, toDate }: Loose) {
  const yearOf = (date: unknown) => year(text(date)?.slice(0, 4));
  return { from: year(fromYear) ?? yearOf(fromDate), to: year(toYear) ?? yearOf(toDate) };
}

/** The place's fields from the smallest to the largest area. */
function placeName(place: Loose): string | undefined {
  const fields = records(place['fields']).toSorted(
    (a, b) => (number(b['sort']) ?? 0) - (number(a['sort']) ?? 0),
  );
  return texts(fields.map(({ value }) => value)).join(', ') || text(place['name']);
}

/** Distinct by name, without the database's "unknown". */
export function peopleIn(values: readonly Loose[]): ArchiveObject['people'] {
  const known = values.flatMap((person) => {
    const name = plainName(person['name']);
    if (!name || /^(?:ukjent|okänd|unknown)$/i.test(name)) return [];
    const isShared = text(person['authority'])?.toLowerCase() === 'kulturnav';
    const nameId = isShared ? text(person['uuid'])?.toLowerCase() : undefined;
    return { name, role: text(record(person['role'])['name']) ?? null, name_id: nameId ?? null };
  });
  return [...new Map(known.toReversed().map((one) => [one.name, one])).values()].toReversed();
}

function makingFacts(
  artifact: Loose,
): Pick<ArchiveObject, 'materials' | 'techniques' | 'measures'> {
  const { materials, comment } = record(artifact['material']);
  const { techniques } = record(artifact['technique']);
  return {
    materials: texts([...records(materials).map(({ material }) => material), comment]),
    techniques: texts(records(techniques).map(({ technique }) => technique)),
    measures: records(artifact['measures']).flatMap(({ type, measure, unit }) => {
      const value = number(measure);
      return value ? { type: text(type) ?? '', value, unit: text(unit) ?? '' } : [];
    }),
  };
}

function firstCoordinate(artifact: Loose): unknown {
  const { coordinates, coordinate } = artifact;
  const [first]: unknown[] = Array.isArray(coordinates) ? coordinates : [coordinates];
  return typeof first === 'string' ? first : (record(first)['coordinate'] ?? coordinate);
}

function ownerFacts(artifact: Loose): Pick<ArchiveObject, 'owner_name' | 'inventory_number'> {
  const { owner, id } = record(artifact['identifier']);
  const collection = record(record(artifact['partOfCollection'])['owner']);
  return {
    owner_name: text(collection['name']) ?? text(owner) ?? null,
    inventory_number: text(id) ?? null,
  };
}

/** `[{ language, title }]`, possibly empty; exhibitions have their own list. */
function titles(artifact: Loose, language: string): LanguageMap {
  const wrapped = [artifact['titles'], record(artifact['exhibition'])['titles']];
  const localized = wrapped.flatMap((one) =>
    records(one).map(
      (title) => [text(title['language']) ?? language, text(title['title'])] as const,
    ),
  );
  const names = texts(records(artifact['names']).map(({ name }) => name));
  // Without a title, the object's name is used.
  return fromPairs([...localized, [language, text(artifact['title'])], [language, names[0]]]);
}

/** Images, audio, video and models (docs/reference/digitaltmuseum.md#media-of-an-artifact). */
function readImages(media: unknown): ArchiveImage[] {
  return records(record(media)['pictures']).flatMap((image) => {
    const identifier = mediaIdentifier(image['identifier']);
    if (!identifier) return [];
    return {
      identifier,
      // 0: a small image of unknown size.
      width: number(image['width']) || undefined,
      height: number(image['height']) || undefined,
      photographer: plainName(image['photographer']),
      license: firstLicense(image['licenses']),
      altText: {},
    };
  });
}

function readFiles(media: unknown): ArchiveFile[] {
  const { mediaFiles, movies } = record(media);
  return records([...list(mediaFiles), ...list(movies)]).flatMap((file) => {
    const url = fileUrl(file['url']);
    const identifier = mediaIdentifier(file['identifier']);
    const type = fileType(text(file['fileType'])?.toLowerCase() ?? '', url);
    return type && identifier ? { type, identifier, url } : [];
  });
}

/** The format of models is undocumented (docs/reference/digitaltmuseum.md#media-of-an-artifact). */
function fileType(written: string, url: string | undefined): ArchiveFile['type'] | undefined {
  if (/3d|model/.test(written) || /\.(?:glb|gltf)$/i.test(url ?? '')) {
    return url ? 'model3d' : undefined;
  }
  if (written.includes('audio')) return 'audio';
  return written.includes('video') ? 'video' : undefined;
}

/** HTTPS only; some URLs have no scheme. */
function fileUrl(value: unknown): string | undefined {
  const url = text(value)?.replace(/^\/\//, 'https://');
  return URL.parse(url ?? '')?.protocol === 'https:' ? url : undefined;
}

/** `undefined` without a hit. Keys are flat and contain dots; empty fields are absent. */
export function readSearchDocument(body: unknown): ArchiveObject | undefined {
  const [found = {}] = records(record(record(body)['response'])['docs']);
  const id = text(found['artifact.uniqueId']);
  const names = texts(list(found['artifact.ingress.names']));
  const language = languageOf(found['identifier.owner']);
  const title = fromPairs([
    [language, text(found['artifact.ingress.title'])],
    [language, names[0]],
  ]);
  if (!id || Object.keys(title).length === 0) return undefined;
  return {
    id,
    language,
    title,
    description: fromPairs([[language, text(found['artifact.ingress.description'])]]),
    names,
    subjects: texts(list(found['artifact.ingress.subjects']).map(lastOfPath)),
    ...identityOf(found),
    ...productionOf(found),
    ...FULL_ARTIFACT_ONLY,
    location: placeInText(found['artifact.coordinate']) ?? null,
    license: licenseOf(found) ?? null,
    images: defaultImageOf(found),
  };
}

const FULL_ARTIFACT_ONLY = {
  materials: [],
  techniques: [],
  measures: [],
  license_holders: [],
  files: [],
};

function identityOf(found: Loose) {
  return {
    uuid: text(found['artifact.uuid'])?.toLowerCase() ?? null,
    type: text(found['artifact.type']) ?? null,
    owner_name: text(found['identifier.owner']) ?? null,
    inventory_number: text(found['identifier.id']) ?? null,
  };
}

/** A subject may be a path: `Matlaging->Ovner`. */
const lastOfPath = (subject: unknown): string | undefined => text(subject)?.split('->').at(-1);

const licenseOf = (found: Loose) => readLicense(list(found['artifact.ingress.license'])[0]);

function productionOf(found: Loose): Pick<ArchiveObject, 'dating' | 'places' | 'people'> {
  const name = found['artifact.ingress.producer'];
  const role = { name: found['artifact.ingress.producerRole'] };
  return {
    dating: {
      from: year(found['artifact.ingress.production.fromYear']) ?? null,
      to: year(found['artifact.ingress.production.toYear']) ?? null,
      text: null,
    },
    places: texts([found['artifact.ingress.production.place']]),
    people: peopleIn([{ name, role }]),
  };
}

function defaultImageOf(found: Loose): ArchiveImage[] {
  const identifier = mediaIdentifier(found['artifact.defaultMediaIdentifier']);
  if (!identifier) return [];
  const size = text(found['artifact.defaultPictureDimension']) ?? '';
  const [width = Number.NaN, height = Number.NaN] = size.split('x').map(Number);
  return [
    {
      identifier,
      width: width || undefined,
      height: height || undefined,
      license: licenseOf(found),
      altText: {},
    },
  ];
}
