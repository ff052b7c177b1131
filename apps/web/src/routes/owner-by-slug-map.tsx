import { createFileRoute } from '@tanstack/react-router';
import { readItemMapSearch } from '#features/item-map/item-map-search.ts';
import { loadOwnerBySlug } from '#services/load-owner.ts';
import { ownerMapData } from './parts/owner-data.ts';
import { ownerMapHead } from './parts/owner-heads.ts';
import { OwnerMapView } from './parts/owner-map-view.tsx';
import { withoutAt } from './parts/without-at.ts';

export const Route = createFileRoute('/$ownerSlug/map')({
  validateSearch: readItemMapSearch,
  loader: async ({ params, context: { texts } }) =>
    ownerMapData(await loadOwnerBySlug(withoutAt(params.ownerSlug)), texts),
  head: ({ loaderData, match }) => ownerMapHead(loaderData, match.context),
  staticData: { fillsScreen: true },
  component: OwnerBySlugMap,
});

function OwnerBySlugMap() {
  return <OwnerMapView data={Route.useLoaderData()} />;
}
