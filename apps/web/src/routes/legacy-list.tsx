import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED } from './parts/moved.ts';

/** The lists' address in the products before this one. */
export const Route = createFileRoute('/list')({
  beforeLoad: () => {
    throw redirect({ to: '/explore/list/$tab', params: { tab: 'articles' }, ...MOVED });
  },
});
