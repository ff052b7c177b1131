import { createFileRoute } from '@tanstack/react-router';
import { CheckInPage } from '#features/owner/check-in-page.tsx';
import { loadOwner } from '#api/load-owner.ts';
import { metaHead } from '#state/page-head.ts';
import { loadOwnerFilter } from '#features/owner/load-owner-page.ts';

export const Route = createFileRoute('/owner/$ownerId/filter')({
  loader: async ({ params, context }) => loadOwnerFilter(await loadOwner(params.ownerId), context),
  head: metaHead,
  component: OwnerFilter,
});

function OwnerFilter() {
  const { filter, path } = Route.useLoaderData();
  return <CheckInPage owner={filter} href={path} />;
}
