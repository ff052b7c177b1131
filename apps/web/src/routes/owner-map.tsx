import { createFileRoute } from '@tanstack/react-router';
import { readItemMapSearch } from '#features/item-map/item-map-search.ts';
import { loadOwner } from '#services/load-owner.ts';
import { ownerMapData } from './parts/owner-data.ts';
import { ownerMapHead } from './parts/owner-heads.ts';
import { OwnerMapView } from './parts/owner-map-view.tsx';

export const Route = createFileRoute('/owner/$ownerId/map')({
  validateSearch: readItemMapSearch,
  loader: async ({ params, context: { texts } }) =>
    ownerMapData(await loadOwner(params.ownerId), texts),
  head: ({ loaderData, match }) => ownerMapHead(loaderData, match.context),
  staticData: { fillsScreen: true },
  component: OwnerMap,
});

function OwnerMap() {
  return <OwnerMapView data={Route.useLoaderData()} />;
}
