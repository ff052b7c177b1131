import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED } from './moved.ts';

/** The path of the map in earlier products. */
export const Route = createFileRoute('/map')({
  beforeLoad: () => {
    throw redirect({ to: '/explore/map', ...MOVED });
  },
});
