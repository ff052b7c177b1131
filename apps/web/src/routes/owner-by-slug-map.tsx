import { createFileRoute } from '@tanstack/react-router';
import { readMapSearch } from '#features/explore/map-search.ts';
import { loadOwnerBySlug } from '#api/load-owner.ts';
import { metaHead } from './parts/meta-head.ts';
import { ownerMapData } from './parts/owner-data.ts';
import { ownerMapMeta } from './parts/owner-meta.ts';
import { OwnerMapView } from './parts/owner-map-view.tsx';
import { withoutAt } from './parts/without-at.ts';

export const Route = createFileRoute('/$ownerSlug/map')({
  validateSearch: readMapSearch,
  // As on the map of everything (see explore-map.tsx).
  staleTime: Infinity,
  gcTime: 0,
  loader: async ({ params, location, context }) => {
    const owner = await loadOwnerBySlug(withoutAt(params.ownerSlug));
    const data = await ownerMapData(owner, readMapSearch({ ...location.search }), context.texts);
    return { ...data, meta: ownerMapMeta(data, context) };
  },
  head: metaHead,
  staticData: { fillsScreen: true },
  component: OwnerBySlugMap,
});

function OwnerBySlugMap() {
  return <OwnerMapView data={Route.useLoaderData()} />;
}
