import { createFileRoute, redirect } from '@tanstack/react-router';

/** Where a login host sends visitors back to. Code and state are not carried on: they may be used only once. */
export const Route = createFileRoute('/oauth2/callback')({
  beforeLoad: () => {
    throw redirect({ to: '/' });
  },
});
