import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED } from './parts/moved.ts';

/** Where codes were entered in the products before this one; it stands on printed signs. */
export const Route = createFileRoute('/number')({
  beforeLoad: () => {
    throw redirect({ to: '/code', ...MOVED });
  },
});
