import { createFileRoute } from '@tanstack/react-router';
import { readMapSearch } from '#features/explore/map-search.ts';
import { loadOwner } from '#services/load-owner.ts';
import { ownerMapData } from './parts/owner-data.ts';
import { ownerMapHead } from './parts/owner-heads.ts';
import { OwnerMapView } from './parts/owner-map-view.tsx';

export const Route = createFileRoute('/owner/$ownerId/map')({
  validateSearch: readMapSearch,
  // As on the map of everything (see explore-map.tsx).
  staleTime: Infinity,
  gcTime: 0,
  loader: async ({ params, location, context: { texts } }) =>
    ownerMapData(await loadOwner(params.ownerId), readMapSearch({ ...location.search }), texts),
  head: ({ loaderData, match }) => ownerMapHead(loaderData, match.context),
  staticData: { fillsScreen: true },
  component: OwnerMap,
});

function OwnerMap() {
  return <OwnerMapView data={Route.useLoaderData()} />;
}
