import { createFileRoute } from '@tanstack/react-router';
import { loadOwner } from '#services/load-owner.ts';
import { ownerData, ownerHead } from './parts/owner-data.ts';
import { OwnerView } from './parts/owner-view.tsx';
import { pageSearch } from './parts/page-search.ts';

export const Route = createFileRoute('/owner/$ownerId')({
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ params: { ownerId }, deps: { page }, context: { texts } }) =>
    ownerData(await loadOwner(ownerId), page, texts),
  head: ({ loaderData, match }) => ownerHead(loaderData, match.context),
  component: Owner,
});

function Owner() {
  return <OwnerView data={Route.useLoaderData()} />;
}
