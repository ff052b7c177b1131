import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED } from './moved.ts';

/** The path of the number field in earlier products, printed on signs. */
export const Route = createFileRoute('/number')({
  beforeLoad: () => {
    throw redirect({ to: '/code', ...MOVED });
  },
});
