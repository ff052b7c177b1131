import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Returns a function that replaces the search of the page's URL: how far a list has grown, what a
 * map shows. During a navigation it waits: view state must neither abort the navigation nor be lost
 * when the visitor returns.
 */
export function useReplaceSearch(): (search: object) => void {
  const router = useRouter();
  const navigate = useNavigate();
  const stopWaiting = useRef((): void => undefined);
  useEffect(() => () => stopWaiting.current(), []);
  const write = (search: object) =>
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  return (search) => {
    stopWaiting.current();
    const { status, resolvedLocation: here } = router.state;
    // Both the status and the latest location change a moment after the click.
    const isLeaving = status === 'pending' || router.latestLocation.href !== here?.href;
    if (!isLeaving) return write(search);
    stopWaiting.current = router.subscribe('onResolved', ({ toLocation }) => {
      stopWaiting.current();
      // Any other location, also one of this page, is the navigation's own.
      if (toLocation.href === here?.href) write(search);
    });
    return undefined;
  };
}
