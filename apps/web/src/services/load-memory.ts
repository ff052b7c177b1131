import type { Memory, MemoryArchive } from '@varde/contract/outside';
import { isOutsideIdentifier } from '@varde/domain/outside-identifiers';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';

/** A memory of one of the archives; nobody is asked about an identifier that can be none (specification §5). */
export async function loadMemory(archive: MemoryArchive, id: string): Promise<ApiResult<Memory>> {
  if (!isOutsideIdentifier(id)) return { status: 'not-found' };
  return callApi('getMemory', { params: { archive, id } });
}

export type NamedMemory = Readonly<Record<MemoryArchive, Memory | undefined>>;

/** What both archives know under the number that a block names; which of them is meant, the visitor's language says. */
export async function loadNamedMemory(id: number): Promise<NamedMemory> {
  const [minner, minnen] = await Promise.all([
    loadMemory('minner', String(id)),
    loadMemory('minnen', String(id)),
  ]);
  const told = (result: ApiResult<Memory>) => (result.status === 'ok' ? result.data : undefined);
  return { minner: told(minner), minnen: told(minnen) };
}

const NORWEGIAN = ['no', 'nn'];

/** Norwegian asks the Norwegian archive, any other language the Swedish (specification §7); where it has none, the other. */
export function chooseMemory(
  { minner, minnen }: NamedMemory,
  languageKey: string,
): Memory | undefined {
  return NORWEGIAN.includes(languageKey) ? (minner ?? minnen) : (minnen ?? minner);
}
