import { createFileRoute } from '@tanstack/react-router';
import { CheckInPage } from '#features/owner/check-in-page.tsx';
import { loadOwnerBySlug } from '#services/load-owner.ts';
import { ownerFilterData } from './parts/owner-data.ts';
import { ownerFilterHead } from './parts/owner-heads.ts';
import { withoutAt } from './parts/without-at.ts';

export const Route = createFileRoute('/$ownerSlug/filter')({
  loader: async ({ params, context: { texts } }) =>
    ownerFilterData(await loadOwnerBySlug(withoutAt(params.ownerSlug)), texts),
  head: ({ loaderData, match }) => ownerFilterHead(loaderData, match.context),
  component: OwnerBySlugFilter,
});

function OwnerBySlugFilter() {
  const { filter, path } = Route.useLoaderData();
  return <CheckInPage owner={filter} href={path} />;
}
