import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { TakeAlong as WrittenTakeAlong } from '#features/walking-route/take-along.tsx';
import type { TakeAlongProps } from '#features/walking-route/take-along.tsx';

/** What stands at the foot: the server has written it, and in the browser its script comes after the rest. */
const TakeAlong = createIsomorphicFn()
  .server((): ComponentType<TakeAlongProps> => WrittenTakeAlong)
  .client(() =>
    lazy(async () => ({
      default: (await import('#features/walking-route/take-along.tsx')).TakeAlong,
    })),
  )();

/** A walk as files to take along. */
export function TakenAlong(props: TakeAlongProps) {
  return (
    <Suspense>
      <TakeAlong {...props} />
    </Suspense>
  );
}
