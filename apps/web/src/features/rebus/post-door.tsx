import type { ReactNode } from 'react';
import type { LivePostProps } from './play/live-post.tsx';
import { usePlay } from './play-door.ts';

export interface PostDoorProps<V> extends LivePostProps<V> {
  /** As it is for everybody. */
  readonly children: ReactNode;
}

/** A post as it stands in the visitor's own run; without one, as for everybody. */
export function PostDoor<V>({ children, ...post }: PostDoorProps<V>) {
  const { play, isPlaying } = usePlay(post.rebusId);
  return play && isPlaying ? <play.LivePost {...post}>{children}</play.LivePost> : children;
}
