import type { Memory, MemoryArchive } from '@varde/contract/external';
import { isExternalIdentifier } from '@varde/domain/external-identifiers';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';

/** A memory of one of the archives; an invalid identifier is not looked up (specification §5.6). */
export async function loadMemory(
  archive: MemoryArchive,
  id: string,
  signal?: AbortSignal,
): Promise<ApiResult<Memory>> {
  if (!isExternalIdentifier(id)) return { status: 'not-found' };
  return callApi('getMemory', { params: { archive, id }, ...(signal && { signal }) });
}

export type MemoryByArchive = Readonly<Record<MemoryArchive, Memory | undefined>>;

/**
 * The memory that a block refers to by number alone, from each archive, which may answer with the
 * other's.
 */
export async function loadMemoryByArchive(
  id: number,
  signal?: AbortSignal,
): Promise<MemoryByArchive> {
  const load = async (archive: MemoryArchive) => {
    const query = { or_other: true };
    const params = { archive, id: String(id) };
    const result = await callApi('getMemory', { params, query, ...(signal && { signal }) });
    return result.status === 'ok' ? result.data : undefined;
  };
  const [minner, minnen] = await Promise.all([load('minner'), load('minnen')]);
  return { minner, minnen };
}

const NORWEGIAN = ['no', 'nn'];

/**
 * Norwegian prefers the Norwegian archive, other languages the Swedish one (specification §7.3),
 * each with the other as fallback.
 */
export function chooseMemory(
  { minner, minnen }: MemoryByArchive,
  languageKey: string,
): Memory | undefined {
  return NORWEGIAN.includes(languageKey) ? (minner ?? minnen) : (minnen ?? minner);
}
