import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { markedCode } from '#api/code-mark.ts';
import type { LivePostProps } from './play/live-post.tsx';
import { usePlay, type UsedPlay } from './use-play.ts';

export interface LazyPostProps<V> extends LivePostProps<V> {
  /** As it is for everybody. */
  readonly children: ReactNode;
}

/** A post as it stands in the visitor's own run; without one, as for everybody. */
export function LazyPost<V>({ children, ...post }: LazyPostProps<V>) {
  const { play, isPlaying } = usePlay(post.rebusId);
  useMarkedCode(post.rebusId, play);
  return play && isPlaying ? <play.LivePost {...post}>{children}</play.LivePost> : children;
}

/** The printed code that a phone's own camera came by is the run's; it goes from the address, which may be shared. */
function useMarkedCode(rebusId: number, play: UsedPlay['play']): void {
  const code = useLocation({ select: ({ searchStr }) => markedCode(searchStr) });
  const navigate = useNavigate();
  useEffect(() => {
    if (!play || code === undefined) return;
    play.keepCode(rebusId, code);
    void navigate({ to: '.', search: {}, replace: true, resetScroll: false });
  }, [play, code, rebusId, navigate]);
}
