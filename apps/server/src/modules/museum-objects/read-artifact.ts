/** The museum database's full artifact (external-services, 1.3) → what we show. Anything in it may be missing or odd. */
import { firstLicense, licenseHolders, plainName } from '#modules/outside/read-license.ts';
import {
  number,
  placeInText,
  record,
  records,
  text,
  texts,
  year,
  type Loose,
} from '#modules/outside/read-loosely.ts';
import type { ArchiveObject } from './archive-object.ts';
import { readFiles, readPictures } from './read-media.ts';
import { descriptions, titles } from './read-words.ts';

/** `undefined` for what is no artifact, has no title or is not published. */
export function readArtifact(body: unknown): ArchiveObject | undefined {
  const artifact = record(body);
  const id = idOf(artifact);
  const language = languageOf(artifact);
  const title = titles(artifact, language);
  const status = text(artifact['publishStatus']) ?? 'published';
  if (!id || Object.keys(title).length === 0 || status !== 'published') return undefined;
  return {
    id,
    uuid: text(artifact['uuid'])?.toLowerCase() ?? null,
    type: text(artifact['artifactType']) ?? null,
    language,
    title,
    description: descriptions(artifact, language),
    names: namesIn(artifact['names']),
    subjects: namesIn(artifact['subjects']),
    ...eventFacts(record(artifact['eventWrap'])),
    ...makingFacts(artifact),
    location: placeInText(firstCoordinate(artifact)) ?? null,
    ...ownerFacts(artifact),
    license: firstLicense(artifact['licenses']) ?? null,
    license_holders: licenseHolders(artifact['licenses']),
    pictures: readPictures(artifact['media']),
    files: readFiles(artifact['media']),
  };
}

/** Four spellings of the same number. */
function idOf({ uniqueId, unique_id, dimuCode, dimu_code, uuid }: Loose): string | undefined {
  return text(uniqueId) ?? text(unique_id) ?? text(dimuCode) ?? text(dimu_code) ?? text(uuid);
}

/** Owners in Sweden have codes that begin with S-; ours may say it. */
function languageOf(artifact: Loose): string {
  const owner = text(record(artifact['identifier'])['owner']) ?? '';
  return text(artifact['language']) ?? (owner.startsWith('S-') ? 'sv' : 'no');
}

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

/** Years, else the years of dates that are written `YYYYMMDD-HHMMSS-mmm`. */
function readTimespan({ fromYear, toYear, fromDate, toDate }: Loose) {
  const yearOf = (date: unknown) => year(text(date)?.slice(0, 4));
  return { from: year(fromYear) ?? yearOf(fromDate), to: year(toYear) ?? yearOf(toDate) };
}

/** From the smallest to the largest: a place is known by its fields. */
function placeName(place: Loose): string | undefined {
  const fields = records(place['fields']).toSorted(
    (a, b) => (number(b['sort']) ?? 0) - (number(a['sort']) ?? 0),
  );
  return texts(fields.map(({ value }) => value)).join(', ') || text(place['name']);
}

/** Each name once; what nobody knows is not said. */
function peopleIn(values: readonly Loose[]): ArchiveObject['people'] {
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
  const [first] = Array.isArray(coordinates) ? (coordinates as unknown[]) : [coordinates];
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
