/** Which rebuses are played on this device; what starts or continues their runs. Browser only. */
import type { Translate } from '#i18n/texts.ts';
import { isOnline } from '#browser/network.ts';
import { readStored } from '#browser/storage.ts';
import { createStore } from '#browser/store.ts';
import { openPopup } from '#state/popup.ts';
import { onRunWritten, runKey } from '#state/run-storage.ts';
import { postPath } from '#api/transform/page-paths.ts';
import { openGame } from './game.ts';

const playingIds = createStore<readonly number[]>([]);

function markPlaying(rebusId: number): void {
  playingIds.set([...playingIds.get(), rebusId]);
}

/** Reports whether the rebus is played, now and at changes. @returns the function that stops it */
export function whenPlaying(rebusId: number, onPlaying: (isPlaying: boolean) => void): () => void {
  const check = () =>
    onPlaying(playingIds.get().includes(rebusId) || readStored(runKey(rebusId)) !== undefined);
  check();
  const stops = [playingIds.subscribe(check), onRunWritten(rebusId, check)];
  return () => stops.forEach((stop) => stop());
}

/**
 * Starts the run. The position is requested by the caller, who explains the purpose beside the
 * button (specification §5.4).
 */
export async function startRun(rebusId: number, t: Translate): Promise<void> {
  try {
    const game = await openGame(rebusId);
    game.dispatch({ type: 'start' });
    markPlaying(rebusId);
  } catch {
    const [icon, why] = isOnline()
      ? (['fault', 'error.fetchError'] as const)
      : (['warning', 'error.noNetwork'] as const);
    const again = { title: t('error.tryAgain'), onClick: () => void startRun(rebusId, t) };
    openPopup({ icon, title: t('error.title'), body: t(why), buttons: [again] });
  }
}

export type TakeCodeResult =
  /** The post is open, or as open as the code can make it: show it. */
  | { readonly status: 'post'; readonly href: string; readonly postId: number }
  /** Not a code of this rebus, or of a post that is still hidden. */
  | { readonly status: 'unknown' }
  | { readonly status: 'offline' | 'failed' };

/** Submits a code to the run, which it starts if needed. */
export async function takeCodeIntoRun(rebusId: number, code: string): Promise<TakeCodeResult> {
  const game = await openGame(rebusId);
  for (const post of game.document.content?.posts ?? []) {
    const outcome = game.tryCode(post, code);
    if (outcome === 'wrong' || outcome === 'closed') continue;
    markPlaying(rebusId);
    const postId = post.document_id;
    return { status: 'post', postId, href: postPath(rebusId, postId) };
  }
  return { status: 'unknown' };
}

/** Submits a code to the run now or once started: a code that only opened a page starts none. */
export function queueCode(rebusId: number, code: string): void {
  let isSubmitted = false;
  whenPlaying(rebusId, (isPlaying) => {
    if (!isPlaying || isSubmitted) return;
    isSubmitted = true;
    // The page of the post shows the error itself.
    submitWhenStarted(rebusId, code).catch(() => undefined);
  });
}

async function submitWhenStarted(rebusId: number, code: string): Promise<void> {
  const { state } = await openGame(rebusId);
  const isStarted = () => state.get().run.status !== 'not-started';
  if (!isStarted())
    await new Promise<void>((resolve) => {
      const stop = state.subscribe(() => {
        if (!isStarted()) return;
        stop();
        resolve();
      });
    });
  await takeCodeIntoRun(rebusId, code);
}
