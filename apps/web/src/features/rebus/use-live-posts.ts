import { useEffect, useState } from 'react';
import { useTexts } from '#i18n/text-context.tsx';
import type { LivePosts } from './play/follow-posts.ts';
import { useIsPlaying } from './playing.ts';
import type { PostItemView } from './rebus-view.ts';

/** The posts as they stand in the visitor's own run, whose code comes after the page; until then as they stand for everybody. */
export function useLivePosts(id: number, posts: readonly PostItemView[]): LivePosts {
  const texts = useTexts();
  const isPlaying = useIsPlaying(id);
  const [live, setLive] = useState<LivePosts>();
  useEffect(() => {
    if (!isPlaying) return undefined;
    let stop: (() => void) | undefined = () => undefined;
    import('./play/follow-posts.ts').then(
      ({ followPosts }) => {
        if (stop) stop = followPosts(id, texts, setLive);
        return undefined;
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [id, texts, isPlaying]);
  return live ?? { posts };
}
