import { createFileRoute } from '@tanstack/react-router';
import { OfflinePage } from '#features/offline/offline-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { loadLongPage } from './parts/load-long-page.ts';
import { metaHead } from './parts/meta-head.ts';

/** Opened by nobody: the service worker asks for it, and shows it in place of what is not stored. */
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
