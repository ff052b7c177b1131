import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** While the visitor aims: fetches the code of what most signs lead to. What does not come is fetched again when it is needed. */
export function useFetchAhead(isAiming: boolean, isInRebus: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isAiming) return;
    const page = isInRebus ? '/rebus/$presentationId/post/$articleId' : '/article/$articleId';
    void Promise.allSettled([
      import('./ask-code.ts'),
      Promise.resolve(router.loadRouteChunk(router.routesByPath[page])),
    ]);
  }, [isAiming, isInRebus, router]);
}
