import { createFileRoute, notFound } from '@tanstack/react-router';
import { HelpPage } from '#features/help/help-page.tsx';
import { helpTitle, isHelpTopic } from '#features/help/help-topics.ts';
import { PositionCheck } from '#features/help/position-check.tsx';
import { pageHead } from '#platform/page-head.ts';
import { headContext } from './parts/head-context.ts';

export const Route = createFileRoute('/help/$topic')({
  loader: ({ params: { topic } }) => {
    if (!isHelpTopic(topic)) throw notFound();
    return { topic };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const context = headContext(match.context);
    const { t } = context.texts;
    const { topic } = loaderData;
    const title = `${t('help.title')}: ${t(helpTitle(topic))}`;
    return pageHead({ title, description: t('help.body'), path: `/help/${topic}` }, context);
  },
  component: HelpOnTopic,
});

function HelpOnTopic() {
  return <HelpPage topic={Route.useLoaderData().topic} check={<PositionCheck />} />;
}
