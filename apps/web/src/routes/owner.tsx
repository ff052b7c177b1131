import { createFileRoute } from '@tanstack/react-router';
import { untilLeft } from '#browser/until-left.ts';
import { loadOwner } from '#api/load-owner.ts';
import { metaHead } from '#state/page-head.ts';
import { loadOwnerPage } from '#features/owner/load-owner-page.ts';
import { ownerSearch } from '#features/owner/owner-search.ts';
import { OwnerPage } from '#features/owner/owner-page.tsx';

export const Route = createFileRoute('/owner/$ownerId')({
  validateSearch: ownerSearch,
  loaderDeps: ({ search: { page, kind } }) => ({ page, kind }),
  loader: async ({ params: { ownerId }, deps, context, location }) => {
    const signal = untilLeft(location);
    return loadOwnerPage(await loadOwner(ownerId), deps, context, signal);
  },
  head: metaHead,
  component: Owner,
});

function Owner() {
  return <OwnerPage data={Route.useLoaderData()} />;
}
