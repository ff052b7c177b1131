import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, type ComponentType } from 'react';
import {
  TakeAlong as WrittenTakeAlong,
  type TakeAlongProps,
} from '#features/walking-route/take-along.tsx';

/**
 * A walk as files to take along. It stands further down: the server has written it, and in the browser its script comes after
 * the rest. Without a boundary of its own, which would be drawn anew, and folded again, where the visitor was faster.
 */
export const LazyTakeAlong = createIsomorphicFn()
  .server((): ComponentType<TakeAlongProps> => WrittenTakeAlong)
  .client(() =>
    lazy(async () => ({
      default: (await import('#features/walking-route/take-along.tsx')).TakeAlong,
    })),
  )();
