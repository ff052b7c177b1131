import { bundleList } from '#state/device-stores.ts';
import type { StoredBundle } from '#state/offline-store.ts';
import { endpointPath } from '#api/api-client.ts';
import { BundlePartError, fetchBuild, fetchPart } from '#api/offline-bundle-fetch.ts';
import { OFFLINE_FRESH_MS, STORAGE_LIFE_DAYS } from '@varde/domain/constants';
import { removeBundle, storeBundle } from './bundle-work.ts';

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
export function isStale(
  bundle: StoredBundle,
  { build, language, tag, now }: CurrentState,
): boolean {
  const isOld = now - Date.parse(bundle.storedAt) > OFFLINE_FRESH_MS;
  return isOld || bundle.build !== build || bundle.language !== language || bundle.tag !== tag;
}

/**
 * Expires 90 days after the visitor last used it, as everything stored on the device
 * (specification §9.10). Pure.
 */
export function isForgotten({ wantedAt }: StoredBundle, now: number): boolean {
  return now - Date.parse(wantedAt) > STORAGE_LIFE_DAYS * DAY_MS;
}

/** Rebuilds outdated bundles one after the other. Without a network all stay unchanged. */
export async function refreshBundles(language: string, signal: AbortSignal): Promise<void> {
  const { packs } = await bundleList();
  if (packs.length === 0) return;
  const { version: build } = await fetchBuild(signal);
  for (const bundle of packs) {
    if (isForgotten(bundle, Date.now())) {
      await removeBundle(bundle);
      continue;
    }
    const tag = await tagOf(bundle, signal);
    if (tag !== undefined && isStale(bundle, { build, language, tag, now: Date.now() }))
      await storeBundle(bundle, language, 'never');
  }
}

/** `undefined` for a document that the server refuses, as one that has been withdrawn. */
async function tagOf(
  { id }: StoredBundle,
  signal: AbortSignal,
): Promise<string | null | undefined> {
  const call = endpointPath('getDocument', { params: { id }, query: { include_media: true } });
  try {
    return (await fetchPart(`/api/v3/${call}`, signal)).headers.get('etag');
  } catch (error) {
    if (error instanceof BundlePartError) return undefined;
    throw error;
  }
}
