/** The way of a scanned or typed code into a run: for the scanner and the number field of a rebus. */
import { isOnline } from '#browser/network.ts';
import { loadPlay } from './load-play.ts';

export type TakeCodeResult =
  /** The post is open, or as open as the code can make it; go there. */
  | { readonly status: 'post'; readonly href: string; readonly postId: number }
  /** No code of this rebus, or of a post that is still hidden. */
  | { readonly status: 'unknown' }
  | { readonly status: 'offline' | 'failed' };

/** Starts the run where it has not begun. Browser only. */
export async function takeCode(rebusId: number, code: string): Promise<TakeCodeResult> {
  try {
    const play = await loadPlay();
    return await play.takeCodeIntoRun(rebusId, code);
  } catch {
    return { status: isOnline() ? 'failed' : 'offline' };
  }
}
