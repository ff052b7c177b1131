import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED } from './moved.ts';

/** The default start page is the map (specification §9.12). */
export const Route = createFileRoute('/explore')({
  beforeLoad: () => {
    throw redirect({ to: '/explore/map', ...MOVED });
  },
});
