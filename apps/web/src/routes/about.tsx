import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#features/about/about-page.tsx';
import { useEnvironment } from '#platform/environment.ts';
import { pageHead } from '#platform/page-head.ts';
import { publicSite } from '#platform/site.ts';
import { headContext } from './parts/head-context.ts';

export const Route = createFileRoute('/about')({
  head: ({ match }) => {
    const context = headContext(match.context);
    const { t } = context.texts;
    return pageHead(
      { title: t('about.title'), description: t('about.body'), path: '/about' },
      context,
    );
  },
  component: About,
});

function About() {
  return <AboutPage environment={useEnvironment()} contact={publicSite().contact} />;
}
