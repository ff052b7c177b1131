import { createFileRoute } from '@tanstack/react-router';
import { CheckInPage } from '#features/owner/check-in-page.tsx';
import { loadOwnerBySlug } from '#api/load-owner.ts';
import { metaHead } from '#state/page-head.ts';
import { loadOwnerFilter, withoutAt } from '#features/owner/load-owner-page.ts';

export const Route = createFileRoute('/$ownerSlug/filter')({
  loader: async ({ params, context }) =>
    loadOwnerFilter(await loadOwnerBySlug(withoutAt(params.ownerSlug)), context),
  head: metaHead,
  component: OwnerBySlugFilter,
});

function OwnerBySlugFilter() {
  const { filter, path } = Route.useLoaderData();
  return <CheckInPage owner={filter} href={path} />;
}
