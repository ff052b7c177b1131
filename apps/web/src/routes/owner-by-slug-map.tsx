import { createFileRoute } from '@tanstack/react-router';
import { readItemMapSearch } from '#features/item-map/item-map-search.ts';
import { loadOwnerBySlug } from '#services/load-owner.ts';
import { metaHead } from './parts/meta-head.ts';
import { ownerMapData } from './parts/owner-data.ts';
import { ownerMapMeta } from './parts/owner-meta.ts';
import { OwnerMapView } from './parts/owner-map-view.tsx';
import { withoutAt } from './parts/without-at.ts';

export const Route = createFileRoute('/$ownerSlug/map')({
  validateSearch: readItemMapSearch,
  loader: async ({ params, context }) => {
    const data = await ownerMapData(
      await loadOwnerBySlug(withoutAt(params.ownerSlug)),
      context.texts,
    );
    return { ...data, meta: ownerMapMeta(data, context) };
  },
  head: metaHead,
  staticData: { fillsScreen: true },
  component: OwnerBySlugMap,
});

function OwnerBySlugMap() {
  return <OwnerMapView data={Route.useLoaderData()} />;
}
