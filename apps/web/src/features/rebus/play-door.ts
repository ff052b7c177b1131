/** What a page of a rebus carries of the game before somebody plays it: the way to its code, and nothing of it. */
import { useEffect, useState } from 'react';
import { useTexts } from '#i18n/text-context.tsx';
import type { LivePosts } from './play/follow-posts.ts';
import type { PostItemView } from './rebus-view.ts';

type Play = typeof import('./play/play.ts');

export const loadPlay = (): Promise<Play> => import('./play/play.ts');

/** The game's code, once it is there and this rebus is being played on this device; until then the page is as for everybody. */
export function usePlay(rebusId: number): Play | undefined {
  const [play, setPlay] = useState<Play>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const controller = new AbortController();
    loadPlay()
      .then((loaded) => {
        stop = loaded.whenPlaying(rebusId, () => setPlay(loaded));
        if (controller.signal.aborted) stop();
      })
      // Tried again with the next page, or the next press.
      .catch(() => undefined);
    return () => {
      controller.abort();
      stop?.();
    };
  }, [rebusId]);
  return play;
}

/** The posts as they stand in the visitor's own run. */
export function useLivePosts(id: number, posts: readonly PostItemView[]): LivePosts {
  const texts = useTexts();
  const play = usePlay(id);
  const [live, setLive] = useState<LivePosts>();
  useEffect(() => play?.followPosts(id, texts, setLive), [play, id, texts]);
  return live ?? { posts };
}
