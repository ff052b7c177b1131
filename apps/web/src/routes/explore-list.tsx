import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED } from './parts/moved.ts';

/** The default list is the articles' (specification §9). */
export const Route = createFileRoute('/explore/list')({
  beforeLoad: () => {
    throw redirect({ to: '/explore/list/$tab', params: { tab: 'articles' }, ...MOVED });
  },
});
