import { useNavigate, useRouter } from '@tanstack/react-router';

/**
 * Gives a function that puts other parameters into the page's address, in place of what is there: how far a list has grown,
 * where a map looks. It does nothing while the visitor is on the way elsewhere: what only keeps a view must never take back a
 * press.
 */
export function useKeepSearch(): (search: object) => void {
  const router = useRouter();
  const navigate = useNavigate();
  return (search) => {
    const { status, resolvedLocation } = router.state;
    // The status changes a moment after the press, the latest location with it.
    const isLeaving = status === 'pending' || router.latestLocation.href !== resolvedLocation?.href;
    if (!isLeaving) void navigate({ to: '.', search, replace: true, resetScroll: false });
  };
}
