import { createFileRoute } from '@tanstack/react-router';
import { loadOwner } from '#services/load-owner.ts';
import { ownerData } from './parts/owner-data.ts';
import { ownerHead } from './parts/owner-heads.ts';
import { ownerSearch } from './parts/owner-search.ts';
import { OwnerView } from './parts/owner-view.tsx';

export const Route = createFileRoute('/owner/$ownerId')({
  validateSearch: ownerSearch,
  loaderDeps: ({ search: { page, kind } }) => ({ page, kind }),
  loader: async ({ params: { ownerId }, deps, context: { texts } }) =>
    ownerData(await loadOwner(ownerId), deps, texts),
  head: ({ loaderData, match }) => ownerHead(loaderData, match.context),
  component: Owner,
});

function Owner() {
  return <OwnerView data={Route.useLoaderData()} />;
}
