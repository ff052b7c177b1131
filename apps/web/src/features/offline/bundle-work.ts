/**
 * The state of offline bundles and the visitor's commands on them. The work itself is loaded with
 * make-bundle.ts. Browser only.
 */
import { createStore, type Store } from '#browser/store.ts';
import { requestPersistence, isFull } from '#browser/storage-quota.ts';
import { runExclusively } from '#browser/tab-locks.ts';
import { changeBundleList, bundleList } from '#state/device-stores.ts';
import {
  isSameBundle,
  type LeftOut,
  type BundleTarget,
  type StoredBundle,
} from '#state/offline-store.ts';
import { canStorePages } from '#browser/service-worker.ts';

/** The device has no space for an offline bundle. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

export type BundleState =
  /** The device has not been checked yet. */
  | { readonly status: 'unknown' }
  | { readonly status: 'none' | 'planning' | 'full' | 'failed' | 'broken-off' | 'unsupported' }
  | { readonly status: 'confirming'; readonly bytes: number; readonly leftOut: readonly LeftOut[] }
  /** `share` of all, 0 to 1; `bytes` of about `of` so far. */
  | {
      readonly status: 'storing';
      readonly share: number;
      readonly bytes: number;
      readonly of: number;
    }
  | { readonly status: 'stored'; readonly bundle: StoredBundle };

/** When the visitor confirms the size before a download. */
export type ConfirmPolicy = 'always' | 'if-large' | 'never';

interface Work {
  readonly state: Store<BundleState>;
  stop?: AbortController | undefined;
  resolveConfirmation?: ((isConfirmed: boolean) => void) | undefined;
}

const works = new Map<string, Work>();

function workOf({ kind, id }: BundleTarget): Work {
  const key = `${kind}-${id}`;
  const known = works.get(key) ?? { state: createStore<BundleState>({ status: 'unknown' }) };
  works.set(key, known);
  return known;
}

/** The live state of a bundle; looked up on the first call. */
export function bundleState(target: BundleTarget): Store<BundleState> {
  const { state } = workOf(target);
  if (state.get().status === 'unknown') void lookUp(target);
  return state;
}

async function lookUp(target: BundleTarget): Promise<void> {
  const { state } = workOf(target);
  const found = await stateOnDevice(target);
  if (found.status === 'stored') await touchBundle(target);
  if (state.get().status === 'unknown') state.set(found);
}

async function stateOnDevice(target: BundleTarget): Promise<BundleState> {
  if (!canStorePages()) return { status: 'unsupported' };
  const { packs, drafts } = await bundleList();
  const bundle = packs.find((one) => isSameBundle(one, target));
  if (bundle) return { status: 'stored', bundle };
  return { status: drafts.some((one) => isSameBundle(one, target)) ? 'broken-off' : 'none' };
}

/** Stores or rebuilds a bundle. Does nothing while that is in progress, here or in another tab. */
export async function storeBundle(
  target: BundleTarget,
  languageKey: string,
  confirmPolicy: ConfirmPolicy,
): Promise<void> {
  const work = workOf(target);
  if (work.stop || !canStorePages()) return;
  work.stop = new AbortController();
  await runExclusively(`varde-pack ${target.kind}-${target.id}`, () =>
    run(target, languageKey, confirmPolicy),
  );
  work.stop = undefined;
}

async function run(
  target: BundleTarget,
  languageKey: string,
  confirmPolicy: ConfirmPolicy,
): Promise<void> {
  const work = workOf(target);
  const { signal } = work.stop ?? new AbortController();
  const isSilent = confirmPolicy === 'never';
  const report = (state: BundleState) => {
    if (!isSilent) work.state.set(state);
  };
  report({ status: 'planning' });
  const mayStore = (bytes: number, leftOut: readonly LeftOut[]) =>
    new Promise<boolean>((resolve) => {
      work.resolveConfirmation = resolve;
      signal.addEventListener('abort', () => resolve(false));
      report({ status: 'confirming', bytes, leftOut });
    });
  try {
    const { makeBundle } = await import('./parts/make-bundle.ts');
    const bundle = await makeBundle(target, {
      languageKey,
      signal,
      confirmPolicy,
      mayStore,
      onStep: (step) => report({ status: 'storing', ...step }),
    });
    work.state.set(bundle ? { status: 'stored', bundle } : await stateOnDevice(target));
    if (bundle) await requestPersistence();
  } catch (error) {
    // The previous bundle stays until a new one is complete.
    const before = await stateOnDevice(target);
    work.state.set(before.status === 'stored' ? before : failure(error, signal));
  }
}

function failure(error: unknown, signal: AbortSignal): BundleState {
  if (signal.aborted) return { status: 'broken-off' };
  return { status: error instanceof NoRoomError || isFull(error) ? 'full' : 'failed' };
}

/** Stores the bundle of a rebus that is played, unless it is stored or the visitor declined. */
export async function storePlayedBundle(target: BundleTarget, languageKey: string): Promise<void> {
  const { packs, drafts } = await bundleList();
  const isRefused = drafts.some((one) => isSameBundle(one, target) && one.isRefused);
  if (isRefused || packs.some((one) => isSameBundle(one, target))) return;
  await storeBundle(target, languageKey, 'if-large');
}

/** The visitor's response to the size. */
export function confirmBundle(target: BundleTarget, isConfirmed: boolean): void {
  workOf(target).resolveConfirmation?.(isConfirmed);
}

/** Aborts; what has been downloaded is reused the next time. */
export function stopBundle(target: BundleTarget): void {
  workOf(target).stop?.abort();
}

/** Opening the bundle's page postpones its expiry. */
async function touchBundle(target: BundleTarget): Promise<void> {
  const wantedAt = new Date().toISOString();
  await changeBundleList(({ packs, drafts }) => ({
    packs: packs.map((one) => (isSameBundle(one, target) ? { ...one, wantedAt } : one)),
    drafts,
  }));
}

export async function removeBundle(target: BundleTarget): Promise<void> {
  stopBundle(target);
  await changeBundleList(({ packs, drafts }) => ({
    packs: packs.filter((one) => !isSameBundle(one, target)),
    drafts: drafts.filter((one) => !isSameBundle(one, target)),
  }));
  workOf(target).state.set({ status: 'none' });
}
