import { createFileRoute } from '@tanstack/react-router';
import { readMapSearch } from '#features/explore/map-search.ts';
import { loadOwner } from '#api/load-owner.ts';
import { metaHead } from '#state/page-head.ts';
import { loadOwnerMap } from '#features/owner/load-owner-page.ts';
import { OwnerMap } from '#features/owner/owner-map.tsx';

export const Route = createFileRoute('/owner/$ownerId/map')({
  validateSearch: readMapSearch,
  // As in explore-map.tsx.
  staleTime: Infinity,
  gcTime: 0,
  loader: async ({ params, location, context }) => {
    const owner = await loadOwner(params.ownerId);
    return loadOwnerMap(owner, readMapSearch({ ...location.search }), context);
  },
  head: metaHead,
  staticData: { fillsScreen: true },
  component: OwnerMapById,
});

function OwnerMapById() {
  return <OwnerMap data={Route.useLoaderData()} />;
}
