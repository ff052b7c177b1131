import { createFileRoute } from '@tanstack/react-router';
import { ExploreMapPending } from '#features/explore/explore-map-pending.tsx';
import { ExploreMap } from '#features/explore/explore-map.tsx';
import { loadExploreMap } from '#features/explore/load-places.ts';
import { readMapSearch } from '#features/explore/map-search.ts';
import { PositionPrompt } from '#features/position/position-prompt.tsx';
import { dataOrThrow } from '#api/route-data.ts';
import { metaHead } from '#state/page-head.ts';
import { loadedFor } from '#state/reload-sorted.ts';
import { useMapUrlState } from '#features/explore/use-map-url-state.ts';
import { useReloadOnOwnerFilter } from '#state/use-reload.ts';

export const Route = createFileRoute('/explore/map')({
  validateSearch: readMapSearch,
  // The search is not a dependency: moving the map updates the URL, which must not reload the page.
  // A visitor who returns gets the places around the centre in the URL.
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
