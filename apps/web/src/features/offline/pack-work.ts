/**
 * The state of offline bundles and the visitor's commands on them. The work itself is loaded with
 * make-pack.ts. Browser only.
 */
import { createStore, type Store } from '#browser/store.ts';
import { requestPersistence, isFull } from '#browser/storage-quota.ts';
import { runExclusively } from '#browser/tab-locks.ts';
import { changePackList, packList } from '#state/device-stores.ts';
import {
  isSamePack,
  type LeftOut,
  type PackTarget,
  type StoredPack,
} from '#state/offline-store.ts';
import { canStorePages } from '#browser/service-worker.ts';

/** The device has no space for an offline bundle. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

export type PackState =
  /** The device has not been checked yet. */
  | { readonly status: 'unknown' }
  | { readonly status: 'none' | 'planning' | 'full' | 'failed' | 'broken-off' | 'unsupported' }
  | { readonly status: 'asking'; readonly bytes: number; readonly leftOut: readonly LeftOut[] }
  /** `share` of all, 0 to 1; `bytes` of about `of` so far. */
  | {
      readonly status: 'storing';
      readonly share: number;
      readonly bytes: number;
      readonly of: number;
    }
  | { readonly status: 'stored'; readonly pack: StoredPack };

/** When the visitor confirms the size before a download. */
export type ConfirmPolicy = 'always' | 'if-large' | 'never';

interface Work {
  readonly state: Store<PackState>;
  stop?: AbortController | undefined;
  resolveConfirmation?: ((isConfirmed: boolean) => void) | undefined;
}

const works = new Map<string, Work>();

function workOf({ kind, id }: PackTarget): Work {
  const key = `${kind}-${id}`;
  const known = works.get(key) ?? { state: createStore<PackState>({ status: 'unknown' }) };
  works.set(key, known);
  return known;
}

/** The live state of a bundle; looked up on the first call. */
export function packState(target: PackTarget): Store<PackState> {
  const { state } = workOf(target);
  if (state.get().status === 'unknown') void lookUp(target);
  return state;
}

async function lookUp(target: PackTarget): Promise<void> {
  const { state } = workOf(target);
  const found = await stateOnDevice(target);
  if (found.status === 'stored') await touchPack(target);
  if (state.get().status === 'unknown') state.set(found);
}

async function stateOnDevice(target: PackTarget): Promise<PackState> {
  if (!canStorePages()) return { status: 'unsupported' };
  const { packs, drafts } = await packList();
  const pack = packs.find((one) => isSamePack(one, target));
  if (pack) return { status: 'stored', pack };
  return { status: drafts.some((one) => isSamePack(one, target)) ? 'broken-off' : 'none' };
}

/** Stores or rebuilds a bundle. Does nothing while that is in progress, here or in another tab. */
export async function storePack(
  target: PackTarget,
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
  target: PackTarget,
  languageKey: string,
  confirmPolicy: ConfirmPolicy,
): Promise<void> {
  const work = workOf(target);
  const { signal } = work.stop ?? new AbortController();
  const isSilent = confirmPolicy === 'never';
  const report = (state: PackState) => {
    if (!isSilent) work.state.set(state);
  };
  report({ status: 'planning' });
  const mayStore = (bytes: number, leftOut: readonly LeftOut[]) =>
    new Promise<boolean>((resolve) => {
      work.resolveConfirmation = resolve;
      signal.addEventListener('abort', () => resolve(false));
      report({ status: 'asking', bytes, leftOut });
    });
  try {
    const { makePack } = await import('./parts/make-pack.ts');
    const pack = await makePack(target, {
      languageKey,
      signal,
      confirmPolicy,
      mayStore,
      onStep: (step) => report({ status: 'storing', ...step }),
    });
    work.state.set(pack ? { status: 'stored', pack } : await stateOnDevice(target));
    if (pack) await requestPersistence();
  } catch (error) {
    // The previous bundle stays until a new one is complete.
    const before = await stateOnDevice(target);
    work.state.set(before.status === 'stored' ? before : failure(error, signal));
  }
}

function failure(error: unknown, signal: AbortSignal): PackState {
  if (signal.aborted) return { status: 'broken-off' };
  return { status: error instanceof NoRoomError || isFull(error) ? 'full' : 'failed' };
}

/** Stores the bundle of a rebus that is played, unless it is stored or the visitor declined. */
export async function storePlayedPack(target: PackTarget, languageKey: string): Promise<void> {
  const { packs, drafts } = await packList();
  const isRefused = drafts.some((one) => isSamePack(one, target) && one.isRefused);
  if (isRefused || packs.some((one) => isSamePack(one, target))) return;
  await storePack(target, languageKey, 'if-large');
}

/** The visitor's response to the size. */
export function confirmPack(target: PackTarget, isConfirmed: boolean): void {
  workOf(target).resolveConfirmation?.(isConfirmed);
}

/** Aborts; what has been downloaded is reused the next time. */
export function stopPack(target: PackTarget): void {
  workOf(target).stop?.abort();
}

/** Opening the bundle's page postpones its expiry. */
async function touchPack(target: PackTarget): Promise<void> {
  const wantedAt = new Date().toISOString();
  await changePackList(({ packs, drafts }) => ({
    packs: packs.map((one) => (isSamePack(one, target) ? { ...one, wantedAt } : one)),
    drafts,
  }));
}

export async function removePack(target: PackTarget): Promise<void> {
  stopPack(target);
  await changePackList(({ packs, drafts }) => ({
    packs: packs.filter((one) => !isSamePack(one, target)),
    drafts: drafts.filter((one) => !isSamePack(one, target)),
  }));
  workOf(target).state.set({ status: 'none' });
}
