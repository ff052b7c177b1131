import { createFileRoute } from '@tanstack/react-router';
import { loadLongPage } from '#i18n/long-texts.ts';
import { LazyStoredBundles } from '#features/offline/lazy-bundles.tsx';
import { PrivacyPage } from '#features/privacy/privacy-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { loadSiteTexts } from '#api/load-site-texts.ts';
import { metaHead } from '#state/page-head.ts';

export const Route = createFileRoute('/privacy')({
  loader: async ({ context: { texts } }) => {
    const [page, own] = await Promise.all([
      loadLongPage('privacy', texts, (t) => ({
        title: t('privacy.title'),
        description: t('privacy.body'),
        path: '/privacy',
      })),
      loadSiteTexts(texts),
    ]);
    return { ...page, own };
  },
  head: metaHead,
  component: Privacy,
});

function Privacy() {
  const { messages, own } = Route.useLoaderData();
  return (
    <LongTextProvider messages={messages}>
      <PrivacyPage stored={<LazyStoredBundles />} own={own} />
    </LongTextProvider>
  );
}
