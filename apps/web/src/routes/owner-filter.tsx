import { createFileRoute } from '@tanstack/react-router';
import { CheckInPage } from '#features/owner/check-in-page.tsx';
import { loadOwner } from '#services/load-owner.ts';
import { ownerFilterData } from './parts/owner-data.ts';
import { ownerFilterHead } from './parts/owner-heads.ts';

export const Route = createFileRoute('/owner/$ownerId/filter')({
  loader: async ({ params, context: { texts } }) =>
    ownerFilterData(await loadOwner(params.ownerId), texts),
  head: ({ loaderData, match }) => ownerFilterHead(loaderData, match.context),
  component: OwnerFilter,
});

function OwnerFilter() {
  const { filter, path } = Route.useLoaderData();
  return <CheckInPage owner={filter} href={path} />;
}
