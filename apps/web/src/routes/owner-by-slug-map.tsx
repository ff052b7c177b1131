import { createFileRoute } from '@tanstack/react-router';
import { readMapSearch } from '#features/explore/map-search.ts';
import { loadOwnerBySlug } from '#services/load-owner.ts';
import { ownerMapData } from './parts/owner-data.ts';
import { ownerMapHead } from './parts/owner-heads.ts';
import { OwnerMapView } from './parts/owner-map-view.tsx';
import { withoutAt } from './parts/without-at.ts';

export const Route = createFileRoute('/$ownerSlug/map')({
  validateSearch: readMapSearch,
  // As on the map of everything (see explore-map.tsx).
  staleTime: Infinity,
  gcTime: 0,
  loader: async ({ params, location, context: { texts } }) =>
    ownerMapData(
      await loadOwnerBySlug(withoutAt(params.ownerSlug)),
      readMapSearch({ ...location.search }),
      texts,
    ),
  head: ({ loaderData, match }) => ownerMapHead(loaderData, match.context),
  staticData: { fillsScreen: true },
  component: OwnerBySlugMap,
});

function OwnerBySlugMap() {
  return <OwnerMapView data={Route.useLoaderData()} />;
}
