import { createFileRoute } from '@tanstack/react-router';
import { CheckedIn } from '#features/explore/checked-in.tsx';
import { HomePage } from '#features/home/home-page.tsx';
import { keepSections, loadHome } from '#features/home/load-home.ts';
import { PositionAsk } from '#features/position/position-ask.tsx';
import { dataOrThrow } from './parts/data-or-throw.ts';
import { homeMeta } from './parts/home-meta.ts';
import { loadedFor } from './parts/loaded-for.ts';
import { metaHead } from './parts/meta-head.ts';
import { keepShown } from './parts/sort-anew.ts';
import { useReloadOnOwnerFilter } from './parts/use-reload-on-owner-filter.ts';
import { useReloadOnPosition } from './parts/use-reload-on-position.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) =>
    keepShown(
      async () => ({
        meta: homeMeta(context),
        ...loadedFor(),
        sections: dataOrThrow(await loadHome(context.texts)),
      }),
      (data, before) => ({ ...data, sections: keepSections(data.sections, before.sections) }),
    ),
  head: metaHead,
  component: Home,
});

function Home() {
  const { sections, place, owner } = Route.useLoaderData();
  const sortAnew = useReloadOnPosition(place);
  useReloadOnOwnerFilter(owner);
  return (
    <HomePage
      sections={sections}
      positionAsk={<PositionAsk onSort={sortAnew} />}
      checkedIn={<CheckedIn />}
    />
  );
}
