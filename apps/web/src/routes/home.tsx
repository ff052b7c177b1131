import { createFileRoute } from '@tanstack/react-router';
import { PRODUCT_NAME } from '@varde/domain/constants';
import { CheckedIn } from '#features/explore/checked-in.tsx';
import { HomePage } from '#features/home/home-page.tsx';
import { loadHome } from '#features/home/load-home.ts';
import { PositionAsk } from '#features/position/position-ask.tsx';
import { pageHead } from '#platform/page-head.ts';
import { dataOrThrow } from './parts/data-or-throw.ts';
import { headContext } from './parts/head-context.ts';
import { loadedFor } from './parts/loaded-for.ts';
import { useReloadOnOwnerFilter } from './parts/use-reload-on-owner-filter.ts';
import { useReloadOnPosition } from './parts/use-reload-on-position.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => ({
    ...loadedFor(),
    sections: dataOrThrow(await loadHome(context.texts)),
  }),
  head: ({ match }) => {
    const context = headContext(match.context);
    const { t } = context.texts;
    const structuredData = [{ '@type': 'WebSite', name: PRODUCT_NAME, url: `${context.origin}/` }];
    const description = t('site.description');
    const title = PRODUCT_NAME;
    return pageHead({ title, description, path: '/', structuredData }, context);
  },
  component: Home,
});

function Home() {
  const { sections, place, owner } = Route.useLoaderData();
  useReloadOnPosition(place);
  useReloadOnOwnerFilter(owner);
  return <HomePage sections={sections} positionAsk={<PositionAsk />} checkedIn={<CheckedIn />} />;
}
