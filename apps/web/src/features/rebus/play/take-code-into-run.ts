import { postPath } from '#api/transform/page-paths.ts';
import { markPlaying } from './playing.ts';
import type { TakeCodeResult } from '../take-code.ts';
import { openGame } from './game.ts';

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
