import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED } from './moved.ts';

/** The default list is articles (specification §9.12). */
export const Route = createFileRoute('/explore/list')({
  beforeLoad: () => {
    throw redirect({ to: '/explore/list/$tab', params: { tab: 'articles' }, ...MOVED });
  },
});
