import { createFileRoute } from '@tanstack/react-router';
import { PRODUCT_NAME } from '@varde/domain/constants';
import { loadLongPage } from '#i18n/long-texts.ts';
import { ChangelogPage } from '#features/changelog/changelog-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { metaHead } from '#state/page-head.ts';

export const Route = createFileRoute('/changelog')({
  loader: ({ context: { texts } }) =>
    loadLongPage('changelog', texts, (t) => ({
      title: t('changelog.title', { program: PRODUCT_NAME }),
      description: t('changelog.body'),
      path: '/changelog',
    })),
  head: metaHead,
  component: Changelog,
});

function Changelog() {
  return (
    <LongTextProvider messages={Route.useLoaderData().messages}>
      <ChangelogPage />
    </LongTextProvider>
  );
}
