import { createFileRoute } from '@tanstack/react-router';
import { loadLongPage } from '#i18n/long-texts.ts';
import { HelpPage } from '#features/help/help-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { metaHead } from '#state/page-head.ts';

export const Route = createFileRoute('/help')({
  loader: ({ context: { texts } }) =>
    loadLongPage('help', texts, (t) => ({
      title: t('help.title'),
      description: t('help.body'),
      path: '/help',
    })),
  head: metaHead,
  component: Help,
});

function Help() {
  return (
    <LongTextProvider messages={Route.useLoaderData().messages}>
      <HelpPage />
    </LongTextProvider>
  );
}
