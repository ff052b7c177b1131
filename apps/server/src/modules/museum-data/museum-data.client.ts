import type { MuseumData } from '@varde/contract/outside';
import { museumDataIdentifier } from '@varde/domain/outside-identifiers';
import { readAnswer, type Asked } from '#modules/outside/asked.ts';
import type { OutsideClient } from '#modules/outside/outside.client.ts';
import { fillAddress, type OutsideSettings } from '#modules/outside/outside-settings.ts';
import { readMuseum } from './read-museum.ts';

export interface MuseumDataClient {
  /** @param identifier the owner's own */
  find(identifier: string): Promise<Asked<MuseumData>>;
}

export function createMuseumDataClient(
  client: OutsideClient,
  { services: { museums } }: OutsideSettings,
): MuseumDataClient {
  return {
    async find(identifier) {
      if (!museums) return { status: 'missing' };
      const id = museumDataIdentifier(identifier);
      const answer = await client.ask(fillAddress(museums, { id }));
      return readAnswer(answer, readMuseum);
    },
  };
}
