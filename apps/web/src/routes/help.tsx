import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '#features/help/help-page.tsx';
import { PositionCheck } from '#features/help/position-check.tsx';
import { pageHead } from '#platform/page-head.ts';
import { headContext } from './parts/head-context.ts';

export const Route = createFileRoute('/help')({
  head: ({ match }) => {
    const context = headContext(match.context);
    const { t } = context.texts;
    return pageHead(
      { title: t('help.title'), description: t('help.body'), path: '/help' },
      context,
    );
  },
  component: () => <HelpPage check={<PositionCheck />} />,
});
