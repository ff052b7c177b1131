import { createFileRoute, redirect } from '@tanstack/react-router';

/** The default start page is the map (specification §9). */
export const Route = createFileRoute('/explore')({
  beforeLoad: () => {
    throw redirect({ to: '/explore/map' });
  },
});
