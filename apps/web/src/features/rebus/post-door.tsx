import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import type { LivePostProps } from './play/live-post.tsx';
import { useIsPlaying } from './playing.ts';

const LivePost = lazy(async () => ({ default: (await import('./play/live-post.tsx')).LivePost }));

export interface PostDoorProps extends LivePostProps {
  /** As it is for everybody. */
  readonly children: ReactNode;
}

/** A post as it stands in the visitor's own run; before the game's code is there, and without a run, as for everybody. */
export function PostDoor({ children, ...post }: PostDoorProps) {
  if (!useIsPlaying(post.rebusId)) return children;
  return (
    <ErrorBoundary renderFallback={() => children}>
      <Suspense fallback={children}>
        <LivePost {...post} />
      </Suspense>
    </ErrorBoundary>
  );
}
