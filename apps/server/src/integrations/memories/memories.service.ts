import { MEMORY_ARCHIVES, type Memory, type MemoryArchive } from '@varde/contract/external';
import type { Context } from '#context.ts';
import { OWN_MEDIA } from '../archive-media.presenter.ts';
import { findRecord, findRecordMedia } from '../archive-records.repository.ts';
import { parseResponse, type LookupResult, type ExternalClient } from '../external.client.ts';
import { fillUrlTemplate } from '#config/external-settings.ts';
import { ARCHIVES, fromImport, presentMemory } from './memories.presenter.ts';
import { readMemory } from './read-memory.ts';

export interface MemoriesService {
  /** The memory of the first of these archives that has it. */
  find(archives: readonly MemoryArchive[], id: string): Promise<LookupResult<Memory>>;
}

export function createMemoriesService(
  { database, config: { external } }: Context,
  client: ExternalClient,
): MemoriesService {
  const fetchMemory = async (archive: MemoryArchive, id: string): Promise<LookupResult<Memory>> => {
    const { service, language, page } = ARCHIVES[archive];
    const urlTemplate = external.services[service];
    if (!urlTemplate) return { status: 'missing' };
    return parseResponse(await client.fetch(fillUrlTemplate(urlTemplate, { id })), (body) => {
      const memory = readMemory(body, language);
      const known = memory && { ...memory, source_url: memory.source_url ?? page };
      return known && presentMemory(known, { id, archive }, external.archive);
    });
  };
  return {
    async find(archives, id) {
      const imported = await findImported(database, archives, id);
      if (imported) return { status: 'found', item: imported };
      let missing: LookupResult<Memory> = { status: 'missing' };
      for (const archive of archives) {
        const result = await fetchMemory(archive, id);
        if (result.status === 'found') return result;
        if (result.status === 'unavailable') missing = result;
      }
      return missing;
    },
  };
}

/** Ids are unique only within an archive, so the country must match. */
async function findImported(
  database: Context['database'],
  archives: readonly MemoryArchive[],
  id: string,
): Promise<Memory | undefined> {
  const memory = (await findRecord(database, 'memory', id))?.source;
  const archive = MEMORY_ARCHIVES.find((one) => ARCHIVES[one].country === memory?.country);
  if (!memory || !archive || !archives.includes(archive)) return undefined;
  const { images, audio } = memory;
  const media = await findRecordMedia(database, [...images, ...(audio ? [audio] : [])]);
  return presentMemory(fromImport(memory, archive, media), { id, archive }, OWN_MEDIA);
}
