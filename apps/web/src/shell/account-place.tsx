import { Suspense, lazy } from 'react';
import { useSession } from '#state/session.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

const AccountCard = lazy(async () => ({
  default: (await import('./account-card.tsx')).AccountCard,
}));

/** Where the menus show who is signed in; nothing for who is not. */
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
