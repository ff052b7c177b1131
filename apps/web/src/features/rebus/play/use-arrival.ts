import { useEffect } from 'react';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { closeToast, showToast, type Toast } from '#state/toast.ts';
import { postPath } from '#api/transform/page-paths.ts';
import type { Game, GameState } from './game.ts';
import { numberOf } from './next-post.ts';

/** What was said last, and of which post: it goes when the visitor is at that post's task. */
let lastArrival: { readonly toast: Toast; readonly post: number } | undefined;

/** Says it when the visitor comes to a post, with the way to it where another page is shown. */
export function useArrival(game: Game, { arrivedAt }: GameState, shownPost?: number): void {
  const t = useGroupText('play');
  useEffect(() => {
    if (shownPost !== undefined) forgetArrival(shownPost);
  }, [shownPost]);
  useEffect(() => {
    if (arrivedAt === undefined) return;
    const link = postPath(game.id, arrivedAt);
    const button = { title: t('play.openPost'), link };
    const toast: Toast = {
      message: t('play.arrived', { number: numberOf(game, arrivedAt) }),
      tone: 'success',
      ...(arrivedAt === shownPost ? {} : { button }),
    };
    lastArrival = { toast, post: arrivedAt };
    showToast(toast);
    game.state.set({ ...game.state.get(), arrivedAt: undefined });
  }, [game, arrivedAt, shownPost, t]);
}

/** Takes back that the visitor has come to this post, where it is still said. */
export function forgetArrival(post: number): void {
  if (lastArrival?.post === post) closeToast(lastArrival.toast);
}
