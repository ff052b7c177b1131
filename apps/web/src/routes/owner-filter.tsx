import { createFileRoute } from '@tanstack/react-router';
import { CheckInPage } from '#features/owner/check-in-page.tsx';
import { loadOwner } from '#api/load-owner.ts';
import { metaHead } from './parts/meta-head.ts';
import { ownerFilterData } from './parts/owner-data.ts';
import { ownerFilterMeta } from './parts/owner-meta.ts';

export const Route = createFileRoute('/owner/$ownerId/filter')({
  loader: async ({ params, context }) => {
    const data = ownerFilterData(await loadOwner(params.ownerId), context.texts);
    return { ...data, meta: ownerFilterMeta(data, context) };
  },
  head: metaHead,
  component: OwnerFilter,
});

function OwnerFilter() {
  const { filter, path } = Route.useLoaderData();
  return <CheckInPage owner={filter} href={path} />;
}
