/** Loads records of external services: museum objects, cultural names, memories, museum data. */
import type {
  MuseumObject,
  CulturalName,
  Memory,
  MemoryArchive,
  MuseumData,
} from '@varde/contract/external';
import { isEntityIdentifier, isExternalIdentifier } from '@varde/domain/external-identifiers';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import type { Owner } from '@varde/contract/owners';
import type { Theme } from '@varde/contract/themes';
import type { Texts } from '#i18n/texts.ts';
import type { ReferenceView } from '#view-models.ts';
import { nameReference } from './transform/reference.ts';

/** An object of the museum database; no invalid identifier is looked up (specification §5.6). */
export async function loadMuseumObject(
  id: string,
  signal?: AbortSignal,
): Promise<ApiResult<MuseumObject>> {
  if (!isEntityIdentifier(id)) return { status: 'not-found' };
  return callApi('getMuseumObject', { params: { id }, ...(signal && { signal }) });
}

/** A name of the cultural-name service; no invalid identifier is looked up (specification §5.6). */
export async function loadCulturalName(
  id: string,
  signal?: AbortSignal,
): Promise<ApiResult<CulturalName>> {
  if (!isEntityIdentifier(id)) return { status: 'not-found' };
  return callApi('getCulturalName', { params: { id }, ...(signal && { signal }) });
}

/** Editors write the identifier alone, or the URL of its page, which ends with it. */
export function nameIdentifier(input: string | null): string | undefined {
  return input?.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1);
}

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

/**
 * What the museum-data service adds to the museum's own page (specification §7.3). Not requested if
 * nothing is missing or the identifier is invalid (specification §5.6); on failure the museum's own
 * texts are shown.
 */
export async function loadMuseumData(
  owner: Owner,
  signal?: AbortSignal,
): Promise<MuseumData | undefined> {
  const { identifier: id, owner_document: document } = owner;
  const { address, hours, website, phone } = document.content?.visit ?? {};
  const isComplete = [address, hours?.length, website, phone, document.location].every(Boolean);
  if (isComplete || !isExternalIdentifier(id)) return undefined;
  const result = await callApi('getMuseumData', { params: { id }, ...(signal && { signal }) });
  return result.status === 'ok' ? result.data : undefined;
}

/** The cultural-name service's record of a theme; `undefined` if there is none, or on failure. */
export async function loadThemeName(
  { kulturnav }: Pick<Theme, 'kulturnav'>,
  texts: Texts,
  signal?: AbortSignal,
): Promise<ReferenceView | undefined> {
  const result = await loadCulturalName(nameIdentifier(kulturnav) ?? '', signal);
  try {
    return result.status === 'ok' ? nameReference(result.data, texts) : undefined;
  } catch {
    // A malformed response removes its own card only, not the page.
    return undefined;
  }
}
