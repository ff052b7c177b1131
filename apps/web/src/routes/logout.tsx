import { createFileRoute, redirect } from '@tanstack/react-router';

/** Who leaves is led home (specification §2). */
export const Route = createFileRoute('/logout')({
  beforeLoad: () => {
    throw redirect({ to: '/' });
  },
});
