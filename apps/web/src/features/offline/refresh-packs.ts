import { packList } from '#state/device-stores.ts';
import type { StoredPack } from '#state/offline-store.ts';
import { endpointPath } from '#api/api-client.ts';
import { fetchBuild, fetchPart } from '#api/offline-bundle-fetch.ts';
import { OFFLINE_FRESH_MS, STORAGE_LIFE_DAYS } from '@varde/domain/constants';
import { removePack, storePack } from './pack-work.ts';

const DAY_MS = 86_400_000;

/** The current state that a bundle is compared with. */
export interface CurrentState {
  readonly build: string;
  readonly language: string;
  /** ETag of its document. */
  readonly tag: string | null;
  readonly now: number;
}

/** Whether a bundle must be rebuilt. Pure. */
export function isStale(pack: StoredPack, { build, language, tag, now }: CurrentState): boolean {
  const isOld = now - Date.parse(pack.storedAt) > OFFLINE_FRESH_MS;
  return isOld || pack.build !== build || pack.language !== language || pack.tag !== tag;
}

/**
 * Expires 90 days after the visitor last used it, as everything stored on the device
 * (specification §9.10). Pure.
 */
export function isForgotten({ wantedAt }: StoredPack, now: number): boolean {
  return now - Date.parse(wantedAt) > STORAGE_LIFE_DAYS * DAY_MS;
}

/** Rebuilds outdated bundles one after the other. Without a network all stay unchanged. */
export async function refreshPacks(language: string, signal: AbortSignal): Promise<void> {
  const { packs } = await packList();
  if (packs.length === 0) return;
  const { version: build } = await fetchBuild(signal);
  for (const pack of packs) {
    if (isForgotten(pack, Date.now())) {
      await removePack(pack);
      continue;
    }
    const tag = await tagOf(pack, signal);
    if (isStale(pack, { build, language, tag, now: Date.now() }))
      await storePack(pack, language, 'never');
  }
}

async function tagOf({ id }: StoredPack, signal: AbortSignal): Promise<string | null> {
  const call = endpointPath('getDocument', { params: { id }, query: { include_media: true } });
  return (await fetchPart(`/api/v3/${call}`, signal)).headers.get('etag');
}
