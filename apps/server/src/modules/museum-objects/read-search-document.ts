/** The first document of a search of the museum database (external-services, 1.2): less than the full artifact, but something. */
import type { PictureOfArchive } from '#modules/outside/archive-media.presenter.ts';
import { mediaIdentifier } from '#modules/outside/media-identifier.ts';
import { plainName, readLicense } from '#modules/outside/read-license.ts';
import {
  fromPairs,
  list,
  placeInText,
  record,
  records,
  text,
  texts,
  year,
  type Loose,
} from '#modules/outside/read-loosely.ts';
import type { ArchiveObject } from './archive-object.ts';

/** `undefined` where nothing was found. Keys hold dots and are not nested; what is empty is left out. */
export function readSearchDocument(body: unknown): ArchiveObject | undefined {
  const [found = {}] = records(record(record(body)['response'])['docs']);
  const id = text(found['artifact.uniqueId']);
  const names = texts(list(found['artifact.ingress.names']));
  const language = text(found['identifier.owner'])?.startsWith('S-') ? 'sv' : 'no';
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
    ...NOT_TOLD,
    location: placeInText(found['artifact.coordinate']) ?? null,
    license: licenseOf(found) ?? null,
    pictures: pictureOf(found),
  };
}

/** What only the full artifact tells. */
const NOT_TOLD = { materials: [], techniques: [], measures: [], license_holders: [], files: [] };

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
  const name = plainName(found['artifact.ingress.producer']);
  const role = text(found['artifact.ingress.producerRole']) ?? null;
  const isKnown = name !== undefined && !/^(?:ukjent|okänd|unknown)$/i.test(name);
  return {
    dating: {
      from: year(found['artifact.ingress.production.fromYear']) ?? null,
      to: year(found['artifact.ingress.production.toYear']) ?? null,
      text: null,
    },
    places: texts([found['artifact.ingress.production.place']]),
    people: isKnown ? [{ name, role, name_id: null }] : [],
  };
}

function pictureOf(found: Loose): PictureOfArchive[] {
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
