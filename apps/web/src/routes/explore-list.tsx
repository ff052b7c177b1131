import { createFileRoute, redirect } from '@tanstack/react-router';

/** The default list is the articles' (specification §9). */
export const Route = createFileRoute('/explore/list')({
  beforeLoad: () => {
    throw redirect({ to: '/explore/list/$tab', params: { tab: 'articles' } });
  },
});
