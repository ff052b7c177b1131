import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Gives a function that puts other parameters into the page's address, in place of what is there: how far a list has grown,
 * where a map looks. While the visitor is on the way elsewhere it waits: what only keeps a view must never take back a press, nor
 * be lost when the visitor turns back.
 */
export function useReplaceSearch(): (search: object) => void {
  const router = useRouter();
  const navigate = useNavigate();
  const stopWaiting = useRef(() => undefined as void);
  useEffect(() => () => stopWaiting.current(), []);
  const write = (search: object) =>
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  return (search) => {
    stopWaiting.current();
    const { status, resolvedLocation: here } = router.state;
    // The status changes a moment after the press, the latest location with it.
    const isLeaving = status === 'pending' || router.latestLocation.href !== here?.href;
    if (!isLeaving) return write(search);
    stopWaiting.current = router.subscribe('onResolved', ({ toLocation }) => {
      stopWaiting.current();
      // Anywhere else, also on this page, the address is the press's.
      if (toLocation.href === here?.href) write(search);
    });
    return undefined;
  };
}
