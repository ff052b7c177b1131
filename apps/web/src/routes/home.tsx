import { createFileRoute } from '@tanstack/react-router';
import { PRODUCT_NAME } from '@varde/domain/constants';
import { CheckedIn } from '#features/explore/checked-in.tsx';
import { HomePage } from '#features/home/home-page.tsx';
import { retainSections, loadHome } from '#features/home/load-home.ts';
import { PositionPrompt } from '#features/position/position-prompt.tsx';
import type { PageContext } from '#state/page-context.ts';
import type { PageMeta } from '#state/page-head.ts';
import { dataOrThrow } from '#api/route-data.ts';
import { headContext, metaHead } from '#state/page-head.ts';
import { loadedFor, loadOrRetain } from '#state/reload-sorted.ts';
import { useReloadOnOwnerFilter, useReloadOnPosition } from '#state/use-reload.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) =>
    loadOrRetain(
      async () => ({
        meta: homeMeta(context),
        ...loadedFor(),
        sections: dataOrThrow(await loadHome(context.texts)),
      }),
      (data, before) => ({ ...data, sections: retainSections(data.sections, before.sections) }),
    ),
  head: metaHead,
  component: Home,
});

function Home() {
  const { sections, place, owner } = Route.useLoaderData();
  const resort = useReloadOnPosition(place);
  useReloadOnOwnerFilter(owner);
  return (
    <HomePage
      sections={sections}
      positionPrompt={<PositionPrompt onSort={resort} />}
      checkedIn={<CheckedIn />}
    />
  );
}

/** The front page is about the site itself. */
function homeMeta(page: PageContext): PageMeta {
  const { texts, origin } = headContext(page);
  return {
    title: PRODUCT_NAME,
    description: texts.t('site.description'),
    path: '/',
    structuredData: [{ '@type': 'WebSite', name: PRODUCT_NAME, url: `${origin}/` }],
  };
}
