import { createFileRoute } from '@tanstack/react-router';
import { loadLongPage } from '#i18n/long-texts.ts';
import { OfflinePage } from '#features/offline/offline-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { metaHead } from '#state/page-head.ts';

/** Requested by the service worker, which shows it in place of pages that are not stored. */
export const Route = createFileRoute('/offline')({
  loader: ({ context: { texts } }) =>
    loadLongPage('offline', texts, (t) => ({
      title: t('offline.title'),
      description: t('offline.body'),
      path: undefined,
    })),
  head: metaHead,
  component: Offline,
});

function Offline() {
  return (
    <LongTextProvider messages={Route.useLoaderData().messages}>
      <OfflinePage />
    </LongTextProvider>
  );
}
