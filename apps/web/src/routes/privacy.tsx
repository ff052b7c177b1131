import { createFileRoute } from '@tanstack/react-router';
import { loadLongPage } from '#i18n/long-texts.ts';
import { LazyStoredBundles } from '#features/offline/lazy-bundles.tsx';
import { PrivacyPage } from '#features/privacy/privacy-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { metaHead } from '#state/page-head.ts';

export const Route = createFileRoute('/privacy')({
  loader: ({ context: { texts } }) =>
    loadLongPage('privacy', texts, (t) => ({
      title: t('privacy.title'),
      description: t('privacy.body'),
      path: '/privacy',
    })),
  head: metaHead,
  component: Privacy,
});

function Privacy() {
  return (
    <LongTextProvider messages={Route.useLoaderData().messages}>
      <PrivacyPage stored={<LazyStoredBundles />} />
    </LongTextProvider>
  );
}
