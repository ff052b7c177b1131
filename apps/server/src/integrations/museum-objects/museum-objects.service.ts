import type { MuseumObject } from '@varde/contract/external';
import type { Context } from '#context.ts';
import { findOwnerTitle, findRecord, findRecordMedia } from '../archive-records.repository.ts';
import { OWN_MEDIA } from '../archive-media.presenter.ts';
import { parseResponse, type LookupResult, type ExternalClient } from '../external.client.ts';
import { fillUrlTemplate, type ExternalServiceName } from '#config/external-settings.ts';
import { isUuid } from '../read-loosely.ts';
import { fromImport, presentMuseumObject } from './museum-objects.presenter.ts';
import { readArtifact, readSearchDocument, type ArchiveObject } from './read-artifact.ts';

type ObjectResult = LookupResult<MuseumObject>;

export interface MuseumObjectsService {
  /** @param id its number in the museum database, or its uuid */
  find(id: string): Promise<ObjectResult>;
}

export function createMuseumObjectsService(
  { database, config: { external } }: Context,
  client: ExternalClient,
): MuseumObjectsService {
  const fetchObject = async (
    name: ExternalServiceName,
    values: Readonly<Record<string, string>>,
    readBody: (body: unknown) => ArchiveObject | undefined,
  ): Promise<ObjectResult> => {
    const service = external.services[name];
    if (!service) return { status: 'missing' };
    return parseResponse(await client.fetch(fillUrlTemplate(service, values)), (body) => {
      const object = readBody(body);
      return object && presentMuseumObject(object, external.archive);
    });
  };
  const byUuid = (id: string) => fetchObject('objects-by-uuid', { id }, readArtifact);
  /** Queries services, the most complete first (docs/reference/digitaltmuseum.md#full-artifact). */
  const fetchExternal = async (id: string): Promise<ObjectResult> => {
    const direct = await fetchObject('objects', { id }, readArtifact);
    if (direct.status === 'found') return direct;
    if (isUuid(id)) return preferFound(await byUuid(id), direct);
    const query = `artifact.uniqueId:"${id}"`;
    const searched = await fetchObject('objects-search', { query }, readSearchDocument);
    const uuid = searched.status === 'found' ? searched.item.uuid : null;
    const full = uuid === null ? direct : await byUuid(uuid);
    return preferFound(full, preferFound(searched, direct));
  };
  return {
    async find(id) {
      const item = await findImported(database, id);
      return item ? { status: 'found', item } : fetchExternal(id);
    },
  };
}

async function findImported(
  database: Context['database'],
  id: string,
): Promise<MuseumObject | undefined> {
  const found = await findRecord(database, 'object', id);
  if (!found) return undefined;
  const { source: object, language } = found;
  const [media, ownerTitle] = await Promise.all([
    findRecordMedia(database, [...object.images, ...(object.model3d ? [object.model3d] : [])]),
    findOwnerTitle(database, object.owner),
  ]);
  const item = fromImport({ object, language, media, ownerTitle });
  return presentMuseumObject({ ...item, source_url: object.url ?? null }, OWN_MEDIA);
}

/** Found before missing; `unavailable` only when no service found the object. */
function preferFound(first: ObjectResult, second: ObjectResult): ObjectResult {
  if (first.status === 'found') return first;
  if (second.status === 'found') return second;
  return first.status === 'unavailable' ? first : second;
}
