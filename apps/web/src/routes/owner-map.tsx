import { createFileRoute } from '@tanstack/react-router';
import { readItemMapSearch } from '#features/item-map/item-map-search.ts';
import { loadOwner } from '#services/load-owner.ts';
import { metaHead } from './parts/meta-head.ts';
import { ownerMapData } from './parts/owner-data.ts';
import { ownerMapMeta } from './parts/owner-meta.ts';
import { OwnerMapView } from './parts/owner-map-view.tsx';

export const Route = createFileRoute('/owner/$ownerId/map')({
  validateSearch: readItemMapSearch,
  loader: async ({ params, context }) => {
    const data = await ownerMapData(await loadOwner(params.ownerId), context.texts);
    return { ...data, meta: ownerMapMeta(data, context) };
  },
  head: metaHead,
  staticData: { fillsScreen: true },
  component: OwnerMap,
});

function OwnerMap() {
  return <OwnerMapView data={Route.useLoaderData()} />;
}
