import type { CulturalName } from '@varde/contract/outside';
import { readAnswer, type Asked } from '#modules/outside/asked.ts';
import type { OutsideClient } from '#modules/outside/outside.client.ts';
import { fillAddress, type OutsideSettings } from '#modules/outside/outside-settings.ts';
import { readEntity } from './read-entity.ts';

export interface CulturalNamesClient {
  find(id: string): Promise<Asked<CulturalName>>;
}

export function createCulturalNamesClient(
  client: OutsideClient,
  { services: { names } }: OutsideSettings,
): CulturalNamesClient {
  const origin = names && URL.parse(names.address)?.origin;
  return {
    async find(id) {
      if (!names) return { status: 'missing' };
      const answer = await client.ask(fillAddress(names, { id }));
      return readAnswer(answer, (body) => {
        const entity = readEntity(body);
        // The stand-in has no pages: there, somebody else's page of the same is what one can look at.
        const page = origin && entity ? `${origin}/${entity.id}` : entity?.same_as[0];
        return entity && { ...entity, source_url: page ?? null };
      });
    },
  };
}
