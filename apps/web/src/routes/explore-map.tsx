import { createFileRoute } from '@tanstack/react-router';
import { ExploreMapPending } from '#features/explore/explore-map-pending.tsx';
import { ExploreMap } from '#features/explore/explore-map.tsx';
import { loadExploreMap } from '#features/explore/load-places.ts';
import { readMapSearch } from '#features/explore/map-search.ts';
import { PositionPrompt } from '#features/position/position-prompt.tsx';
import { dataOrThrow } from './parts/data-or-throw.ts';
import { metaHead } from './parts/meta-head.ts';
import { loadedFor } from './parts/loaded-for.ts';
import { useMapUrlState } from './parts/use-map-url-state.ts';
import { useReloadOnOwnerFilter } from './parts/use-reload-on-owner-filter.ts';

export const Route = createFileRoute('/explore/map')({
  validateSearch: readMapSearch,
  // Read without being a dependency: moving the map changes the address, and must not load the page again. Who comes back
  // gets what lies around the place that the address then names.
  staleTime: Infinity,
  gcTime: 0,
  loader: async ({ location, context: { texts } }) => ({
    meta: {
      title: texts.t('map.title'),
      description: texts.t('explore.description'),
      path: '/explore/map',
    },
    ...loadedFor(),
    first: dataOrThrow(await loadExploreMap(readMapSearch({ ...location.search }), texts)),
  }),
  head: metaHead,
  staticData: { fillsScreen: true },
  pendingComponent: ExploreMapPending,
  component: ExploreMapRoute,
});

function ExploreMapRoute() {
  const { first, owner } = Route.useLoaderData();
  useReloadOnOwnerFilter(owner);
  return (
    <ExploreMap first={first} urlState={useMapUrlState()} positionPrompt={<PositionPrompt />} />
  );
}
