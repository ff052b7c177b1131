/**
 * Makes a pack: finds out what belongs to it, asks the visitor where it is large, stores it, reads it back, and only then lets it stand
 * on the list, in the place of the one before. Whatever is broken off stays a draft, and goes on where it was.
 */
import { OFFLINE_ASK_ABOVE_BYTES, OFFLINE_FRESH_MS } from '@varde/domain/constants';
import { hasRoomFor, isFull } from '#platform/device-room.ts';
import { changePackList, packList } from '#platform/device-stores.ts';
import { isSamePack, packCache } from '#platform/offline-store.ts';
import type { DraftPack, LeftOut, PackTarget, StoredPack } from '#platform/offline-store.ts';
import { fetchBuild, PackPartError } from '#services/pack-fetch.ts';
import { documentAddress } from '#services/transform/addresses.ts';
import { NoRoomError } from './no-room-error.ts';
import { expectedBytes, packParts } from './pack-parts.ts';
import { planPack } from './plan-pack.ts';
import type { PackPlan } from './plan-pack.ts';
import { readPackBack } from './read-pack-back.ts';
import { storeArea, storeParts } from './store-parts.ts';

export interface Making {
  readonly languageKey: string;
  readonly signal: AbortSignal;
  readonly asking: 'always' | 'if-large' | 'never';
  /** The visitor's answer to about so many bytes. */
  readonly mayStore: (bytes: number, leftOut: readonly LeftOut[]) => Promise<boolean>;
  /** Bytes so far, and about so many in all. */
  readonly onStep: (step: {
    readonly share: number;
    readonly bytes: number;
    readonly of: number;
  }) => void;
}

/**
 * @returns `undefined` when the visitor does not want it
 * @throws NoRoomError, PackPartError, what the network throws, and the signal's reason
 */
export async function makePack(
  target: PackTarget,
  making: Making,
): Promise<StoredPack | undefined> {
  const { languageKey, signal, asking, mayStore } = making;
  const build = await fetchBuild(signal);
  const plan = await planPack(target, languageKey, signal);
  const draft = await findDraft(target, build.version, languageKey);
  const parts = packParts(plan, build, { cache: draft.cache, languageKey });
  const expected = expectedBytes(parts, plan);
  if (isAsked(expected, asking) && !(await mayStore(expected, plan.leftOut))) {
    // Not asked again with every page of the rebus.
    if (asking === 'if-large') await putDraft({ ...draft, isRefused: true });
    return undefined;
  }
  if (!(await hasRoomFor(expected))) throw new NoRoomError();
  await putDraft(draft);
  try {
    const bytes = await store(plan, parts, { draft, expected, making });
    await readPackBack(plan, build);
    return await finish(plan, draft, { bytes, isWanted: asking !== 'never' });
  } catch (error) {
    // Nothing is kept of what cannot become whole; what the network or the visitor broke off can.
    if (isFull(error) || error instanceof PackPartError) await dropDraft(target);
    else if (signal.aborted) await putDraft({ ...draft, isRefused: true });
    throw error;
  }
}

/** Whether the visitor is asked before so many bytes are fetched. Pure. */
export function isAsked(bytes: number, asking: Making['asking']): boolean {
  return asking === 'always' || (asking === 'if-large' && bytes > OFFLINE_ASK_ABOVE_BYTES);
}

function without<T extends PackTarget>(list: readonly T[], target: PackTarget): T[] {
  return list.filter((one) => !isSamePack(one, target));
}

/** One that was broken off, as long as it is still about the same. */
async function findDraft(
  { kind, id }: PackTarget,
  build: string,
  language: string,
): Promise<DraftPack> {
  const { drafts } = await packList();
  const known = drafts.find((one) => isSamePack(one, { kind, id }));
  const isFresh = known && Date.now() - Date.parse(known.begunAt) < OFFLINE_FRESH_MS;
  if (isFresh && known.build === build && known.language === language)
    return { ...known, isRefused: false };
  const begunAt = new Date().toISOString();
  return { kind, id, build, language, begunAt, cache: packCache({ kind, id }, begunAt) };
}

interface StoreOptions {
  readonly draft: DraftPack;
  readonly expected: number;
  readonly making: Making;
}

async function store(
  plan: PackPlan,
  parts: ReturnType<typeof packParts>,
  { draft, expected, making: { signal, onStep } }: StoreOptions,
): Promise<number> {
  let bytes = 0;
  let done = 0;
  const onPart = (came: number, wanted: number) => {
    bytes += came;
    // Of the map nobody knows beforehand: it counts as it comes.
    done += wanted || came;
    onStep({ share: Math.min(1, done / expected), bytes, of: Math.max(expected, bytes) });
  };
  await storeParts(parts, { signal, onPart });
  if (plan.places.length > 0) await storeArea(plan.places, draft.cache, { signal, onPart });
  return bytes;
}

/** Puts the pack on the list; what it takes the place of goes. */
async function finish(
  plan: PackPlan,
  draft: DraftPack,
  { bytes, isWanted }: { readonly bytes: number; readonly isWanted: boolean },
): Promise<StoredPack> {
  const { kind, id, build, language, cache } = draft;
  const { title, tag, leftOut } = plan;
  const storedAt = new Date().toISOString();
  const address = documentAddress(kind, id);
  const before = (await packList()).packs.find((one) => isSamePack(one, draft));
  const wantedAt = (!isWanted && before?.wantedAt) || storedAt;
  const about = { title, tag, leftOut, address, bytes, storedAt, wantedAt };
  const pack = { kind, id, build, language, cache, ...about };
  await changePackList(({ packs, drafts }) => ({
    packs: [...without(packs, draft), pack],
    drafts: without(drafts, draft),
  }));
  return pack;
}

async function putDraft(draft: DraftPack): Promise<void> {
  await changePackList(({ packs, drafts }) => ({
    packs,
    drafts: [...without(drafts, draft), draft],
  }));
}

async function dropDraft(target: PackTarget): Promise<void> {
  await changePackList(({ packs, drafts }) => ({ packs, drafts: without(drafts, target) }));
}
