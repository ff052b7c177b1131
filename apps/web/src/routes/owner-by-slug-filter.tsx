import { createFileRoute } from '@tanstack/react-router';
import { CheckInPage } from '#features/owner/check-in-page.tsx';
import { loadOwnerBySlug } from '#api/load-owner.ts';
import { metaHead } from './parts/meta-head.ts';
import { ownerFilterData } from './parts/owner-data.ts';
import { ownerFilterMeta } from './parts/owner-meta.ts';
import { withoutAt } from './parts/without-at.ts';

export const Route = createFileRoute('/$ownerSlug/filter')({
  loader: async ({ params, context }) => {
    const data = ownerFilterData(await loadOwnerBySlug(withoutAt(params.ownerSlug)), context.texts);
    return { ...data, meta: ownerFilterMeta(data, context) };
  },
  head: metaHead,
  component: OwnerBySlugFilter,
});

function OwnerBySlugFilter() {
  const { filter, path } = Route.useLoaderData();
  return <CheckInPage owner={filter} href={path} />;
}
