import { createFileRoute } from '@tanstack/react-router';
import { loadLongPage } from '#i18n/long-texts.ts';
import { AboutPage } from '#features/about/about-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { publicSite } from '#browser/site.ts';
import { isOwnSite } from '#browser/site-profile.ts';
import { loadSiteTexts } from '#api/load-site-texts.ts';
import { metaHead } from '#state/page-head.ts';

export const Route = createFileRoute('/about')({
  loader: async ({ context: { texts } }) => {
    const [page, own] = await Promise.all([
      loadLongPage('about', texts, (t) => ({
        title: t('about.title'),
        description: t(isOwnSite() ? 'about.bodyOwn' : 'about.body'),
        path: '/about',
      })),
      loadSiteTexts(texts),
    ]);
    return { ...page, own };
  },
  head: metaHead,
  component: About,
});

function About() {
  const { messages, own } = Route.useLoaderData();
  return (
    <LongTextProvider messages={messages}>
      <AboutPage {...publicSite()} about={own.about} accessibility={own.accessibility} />
    </LongTextProvider>
  );
}
