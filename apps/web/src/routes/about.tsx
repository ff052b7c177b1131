import { createFileRoute } from '@tanstack/react-router';
import { loadLongPage } from '#i18n/long-texts.ts';
import { AboutPage } from '#features/about/about-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { useEnvironment } from '#state/environment.ts';
import { publicSite } from '#browser/site.ts';
import { metaHead } from '#state/page-head.ts';

export const Route = createFileRoute('/about')({
  loader: ({ context: { texts } }) =>
    loadLongPage('about', texts, (t) => ({
      title: t('about.title'),
      description: t('about.body'),
      path: '/about',
    })),
  head: metaHead,
  component: About,
});

function About() {
  return (
    <LongTextProvider messages={Route.useLoaderData().messages}>
      <AboutPage environment={useEnvironment()} contact={publicSite().contact} />
    </LongTextProvider>
  );
}
