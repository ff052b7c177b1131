import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED } from './parts/moved.ts';

/** The map's address in the products before this one. */
export const Route = createFileRoute('/map')({
  beforeLoad: () => {
    throw redirect({ to: '/explore/map', ...MOVED });
  },
});
