import type { MemoryArchive } from '@varde/contract/outside';
import { readAnswer, type Asked } from '#modules/outside/asked.ts';
import type { OutsideClient } from '#modules/outside/outside.client.ts';
import { fillAddress, type OutsideSettings } from '#modules/outside/outside-settings.ts';
import type { ArchiveMemory } from './archive-memory.ts';
import { readMemory } from './read-memory.ts';

export interface MemoriesClient {
  find(archive: MemoryArchive, id: string): Promise<Asked<ArchiveMemory>>;
}

const ARCHIVES = {
  minner: { service: 'memories-no', language: 'no' },
  minnen: { service: 'memories-se', language: 'sv' },
} as const satisfies Record<MemoryArchive, object>;

/** The Norwegian and the Swedish archive: the same software at two addresses. */
export function createMemoriesClient(
  client: OutsideClient,
  { services }: OutsideSettings,
): MemoriesClient {
  return {
    async find(archive, id) {
      const { service, language } = ARCHIVES[archive];
      const asked = services[service];
      if (!asked) return { status: 'missing' };
      const answer = await client.ask(fillAddress(asked, { id }));
      return readAnswer(answer, (body) => readMemory(body, language));
    },
  };
}
