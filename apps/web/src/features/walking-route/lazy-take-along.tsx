import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, type ComponentType } from 'react';
import { TakeAlong as ServerTakeAlong, type TakeAlongProps } from './take-along.tsx';

/**
 * Downloads of a walk. Below the fold: rendered by the server; in the browser its script loads
 * after the rest. No boundary of its own: that would render it again, and collapse what a fast
 * visitor has opened.
 */
export const LazyTakeAlong = createIsomorphicFn()
  .server((): ComponentType<TakeAlongProps> => ServerTakeAlong)
  .client(() => lazy(async () => ({ default: (await import('./take-along.tsx')).TakeAlong })))();
