import { createFileRoute } from '@tanstack/react-router';
import { ChangelogPage } from '#features/changelog/changelog-page.tsx';
import { pageHead } from '#platform/page-head.ts';
import { headContext } from './parts/head-context.ts';

export const Route = createFileRoute('/changelog')({
  head: ({ match }) => {
    const context = headContext(match.context);
    const { t } = context.texts;
    return pageHead(
      { title: t('changelog.title'), description: t('changelog.body'), path: '/changelog' },
      context,
    );
  },
  component: ChangelogPage,
});
