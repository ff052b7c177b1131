import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#features/privacy/privacy-page.tsx';
import { pageHead } from '#platform/page-head.ts';
import { headContext } from './parts/head-context.ts';

export const Route = createFileRoute('/privacy')({
  head: ({ match }) => {
    const context = headContext(match.context);
    const { t } = context.texts;
    return pageHead(
      { title: t('privacy.title'), description: t('privacy.body'), path: '/privacy' },
      context,
    );
  },
  component: PrivacyPage,
});
