import { Suspense, lazy } from 'react';
import { useSession } from '#state/session.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

const AccountCard = lazy(async () => ({
  default: (await import('./account-card.tsx')).AccountCard,
}));

/** Account card of the menus, loaded for signed-in visitors only. */
export function AccountPlace() {
  const session = useSession();
  if (!session) return null;
  return (
    <ErrorBoundary renderFallback={() => null}>
      <Suspense>
        <AccountCard session={session} />
      </Suspense>
    </ErrorBoundary>
  );
}
