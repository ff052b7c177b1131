import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED } from './moved.ts';

/** The path of the lists in earlier products. */
export const Route = createFileRoute('/list')({
  beforeLoad: () => {
    throw redirect({ to: '/explore/list/$tab', params: { tab: 'articles' }, ...MOVED });
  },
});
