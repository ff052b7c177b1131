/** What a page of a rebus carries of the game before somebody plays it: the way to its code, and nothing of it. */
import { useEffect, useState, useMemo } from 'react';
import { useTexts } from '#i18n/text-context.tsx';
import { useText } from '#i18n/use-text.ts';
import { openPopup } from '#state/popup.ts';
import { loadPlay, type Play } from './load-play.ts';
import type { LivePosts } from './play/follow-posts.ts';
import type { PostItemView } from './rebus-view.ts';

export interface UsedPlay {
  /** The game's code, once it is there. */
  readonly play?: Play;
  /** Whether this rebus is being played on this device; until then its pages are as for everybody. */
  readonly isPlaying?: boolean;
}

export function usePlay(rebusId: number): UsedPlay {
  const [used, setUsed] = useState<UsedPlay>({});
  useEffect(() => {
    let stop: (() => void) | undefined | null;
    const follow = async () => {
      const play = await loadPlay();
      if (stop !== null)
        stop = play.whenPlaying(rebusId, (isPlaying) => setUsed({ play, isPlaying }));
    };
    // Without it the page is as for everybody; tried again with the next one.
    follow().catch(() => undefined);
    return () => {
      stop?.();
      stop = null;
    };
  }, [rebusId]);
  return used;
}

/** The posts as they stand in the visitor's own run. */
export function useLivePosts(id: number, posts: readonly PostItemView[]): LivePosts {
  const texts = useTexts();
  const { play, isPlaying } = usePlay(id);
  const [live, setLive] = useState<LivePosts>();
  useEffect(
    () => (isPlaying ? play?.followPosts(id, texts, setLive) : undefined),
    [play, isPlaying, id, texts],
  );
  const shown = live ?? { posts };
  return { ...shown, posts: useExplainClosed(id, shown.posts, isPlaying === true) };
}

/** Posts that cannot be opened yet answer a press with what it takes. @param isStarted otherwise the run can be begun there */
function useExplainClosed(
  rebusId: number,
  posts: readonly PostItemView[],
  isStarted: boolean,
): readonly PostItemView[] {
  const t = useText();
  return useMemo(() => {
    const start = () =>
      loadPlay().then(
        (play) => play.startRun(rebusId, t),
        // The page stays as it is, and can be pressed again.
        () => undefined,
      );
    const buttons = isStarted ? [] : [{ title: t('rebus.start'), onClick: () => void start() }];
    return posts.map((post) => {
      const { href, stateLabel: title, opensBy: body } = post;
      if (href !== undefined || title === undefined || body === undefined) return post;
      return { ...post, onClosed: () => openPopup({ icon: 'locked', title, body, buttons }) };
    });
  }, [posts, isStarted, rebusId, t]);
}
