/** Imported objects as the museum database's search writes them (external-services, 1.2): flat keys with dots, nothing that is empty. */
import type { PackObject } from '@varde/content-pack/pack-records';
import { pickText } from '@varde/domain/languages';
import type { License } from '@varde/domain/licenses';
import type { RecordMedium } from '#modules/outside/archive-records.repository.ts';

export type SearchDocument = Readonly<Record<string, unknown>>;

/** @param pictures of all objects that are presented */
export function presentSearchDocument(
  object: PackObject,
  packLanguage: string,
  pictures: readonly RecordMedium[],
): SearchDocument {
  const language = object.language ?? packLanguage;
  const shown = object.images.filter((image) => pictures.some(({ file }) => file === image));
  const [first] = pictures.filter(({ file }) => file === shown[0]);
  return withoutEmpty({
    'identifier.id': object.identifier,
    'identifier.owner': object.owner,
    'artifact.uuid': object.uuid,
    'artifact.uniqueId': object.id,
    'artifact.type': object.type,
    'artifact.hasPictures': shown.length > 0,
    'artifact.pictureCount': shown.length,
    ...(first && { 'artifact.defaultMediaIdentifier': first.identifier, ...sizeOf(first) }),
    ...(object.location && {
      'artifact.coordinate': `${object.location.lat}, ${object.location.lng}`,
    }),
    'artifact.ingress.title': pickText(object.title, language)?.text,
    'artifact.ingress.description': pickText(object.description, language)?.text,
    'artifact.ingress.subjects': object.subjects,
    'artifact.ingress.names': object.names,
    ...presentProduction(object),
    ...(object.license && { 'artifact.ingress.license': [licenseWords(object.license)] }),
  });
}

const sizeOf = ({ width, height }: RecordMedium) =>
  width !== null && height !== null
    ? { 'artifact.defaultPictureDimension': `${width}x${height}` }
    : {};

function presentProduction({ production: { from, to, place, by } = {} }: PackObject) {
  return {
    'artifact.ingress.producer': by,
    'artifact.ingress.production.fromYear': from,
    'artifact.ingress.production.toYear': to,
    'artifact.ingress.production.place': place,
  };
}

function licenseWords(license: License): string {
  if (license === 'copyright') return 'AC 1';
  return license === 'cc0' ? 'CC0 1.0' : `CC ${license}`;
}

function withoutEmpty(document: SearchDocument): SearchDocument {
  const isSaid = (value: unknown) =>
    value !== undefined && (!Array.isArray(value) || value.length > 0);
  return Object.fromEntries(Object.entries(document).filter(([, value]) => isSaid(value)));
}

export interface SearchFound {
  readonly params: Readonly<Record<string, string | readonly string[]>>;
  readonly total: number;
  readonly start: number;
  readonly documents: readonly SearchDocument[];
}

/** The server echoes what it was asked, numbers as text. */
export function presentSearch({ params, total, start, documents }: SearchFound) {
  return {
    responseHeader: { zkConnected: true, status: 0, QTime: 0, params },
    response: { numFound: total, start, docs: documents },
  };
}

/** What is sent where nobody asks for JSON. */
export function presentSearchXml({ total, start, documents }: SearchFound): string {
  const docs = documents.map((one) => `<doc>${Object.entries(one).map(fieldXml).join('')}</doc>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<response><result name="response" numFound="${total}" start="${start}">${docs.join('')}</result></response>\n`;
}

function fieldXml([name, value]: readonly [string, unknown]): string {
  if (Array.isArray(value))
    return `<arr name="${name}">${value.map((one) => `<str>${escapeXml(one)}</str>`).join('')}</arr>`;
  const tag = { boolean: 'bool', number: 'int' }[typeof value as string] ?? 'str';
  return `<${tag} name="${name}">${escapeXml(value)}</${tag}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (value: unknown): string =>
  String(value).replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter);
