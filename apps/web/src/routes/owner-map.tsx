import { createFileRoute } from '@tanstack/react-router';
import { readMapSearch } from '#features/explore/map-search.ts';
import { loadOwner } from '#api/load-owner.ts';
import { metaHead } from './parts/meta-head.ts';
import { ownerMapData } from './parts/owner-data.ts';
import { ownerMapMeta } from './parts/owner-meta.ts';
import { OwnerMapView } from './parts/owner-map-view.tsx';

export const Route = createFileRoute('/owner/$ownerId/map')({
  validateSearch: readMapSearch,
  // As on the map of everything (see explore-map.tsx).
  staleTime: Infinity,
  gcTime: 0,
  loader: async ({ params, location, context }) => {
    const owner = await loadOwner(params.ownerId);
    const data = await ownerMapData(owner, readMapSearch({ ...location.search }), context.texts);
    return { ...data, meta: ownerMapMeta(data, context) };
  },
  head: metaHead,
  staticData: { fillsScreen: true },
  component: OwnerMap,
});

function OwnerMap() {
  return <OwnerMapView data={Route.useLoaderData()} />;
}
