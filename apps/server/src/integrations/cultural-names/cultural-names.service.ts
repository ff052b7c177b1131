import type { CulturalName } from '@varde/contract/external';
import type { PackEntity } from '@varde/content-pack/pack';
import type { Context } from '#context.ts';
import { findRecord } from '../archive-records.repository.ts';
import { parseResponse, type LookupResult, type ExternalClient } from '../external.client.ts';
import { fillUrlTemplate } from '#config/external-settings.ts';
import { webUrl } from '../read-loosely.ts';
import { toDisplayName, readEntity } from './read-entity.ts';

export interface CulturalNamesService {
  find(id: string): Promise<LookupResult<CulturalName>>;
}

export function createCulturalNamesService(
  { database, config }: Context,
  client: ExternalClient,
): CulturalNamesService {
  const { names } = config.external.services;
  return {
    async find(id) {
      const found = await findRecord(database, 'entity', id);
      if (found) return { status: 'found', item: fromImport(found.source) };
      if (!names) return { status: 'missing' };
      const origin = URL.parse(names.urlTemplate)?.origin ?? '';
      return parseResponse(await client.fetch(fillUrlTemplate(names, { id })), (body) => {
        const entity = readEntity(body);
        return entity && { ...entity, source_url: `${origin}/${entity.id}` };
      });
    },
  };
}

function fromImport({ uuid, type, name, description = {}, ...rest }: PackEntity): CulturalName {
  const sameAs = rest.same_as.filter((url) => webUrl(url) !== undefined);
  return {
    id: uuid.toLowerCase(),
    type,
    name: type === 'Person' ? toDisplayName(name) : name,
    description,
    birth: toDate(rest.birth),
    death: toDate(rest.death),
    same_as: sameAs,
    // An external page: the content itself has none.
    source_url: sameAs[0] ?? null,
  };
}

const toDate = (date: string | undefined): CulturalName['birth'] =>
  date === undefined ? null : { date, is_uncertain: false };
