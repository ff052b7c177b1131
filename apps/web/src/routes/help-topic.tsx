import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadLongPage } from '#i18n/long-texts.ts';
import { HelpPage } from '#features/help/help-page.tsx';
import { helpTitle, isHelpTopic } from '#features/help/help-topics.ts';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { metaHead } from '#state/page-head.ts';

export const Route = createFileRoute('/help/$topic')({
  loader: async ({ params: { topic }, context: { texts } }) => {
    if (!isHelpTopic(topic)) throw notFound();
    const page = await loadLongPage('help', texts, (t) => ({
      title: `${t('help.title')}: ${t(helpTitle(topic))}`,
      description: t('help.body'),
      path: `/help/${topic}`,
    }));
    return { topic, ...page };
  },
  head: metaHead,
  component: HelpOnTopic,
});

function HelpOnTopic() {
  const { topic, messages } = Route.useLoaderData();
  return (
    <LongTextProvider messages={messages}>
      <HelpPage topic={topic} />
    </LongTextProvider>
  );
}
