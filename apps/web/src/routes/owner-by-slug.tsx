import { createFileRoute } from '@tanstack/react-router';
import { loadOwnerBySlug } from '#services/load-owner.ts';
import { ownerData, ownerHead } from './parts/owner-data.ts';
import { OwnerView } from './parts/owner-view.tsx';
import { pageSearch } from './parts/page-search.ts';

export const Route = createFileRoute('/@{$ownerSlug}')({
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ params: { ownerSlug }, deps: { page }, context: { texts } }) =>
    ownerData(await loadOwnerBySlug(ownerSlug), page, texts),
  head: ({ loaderData, match }) => ownerHead(loaderData, match.context),
  component: OwnerBySlug,
});

function OwnerBySlug() {
  return <OwnerView data={Route.useLoaderData()} />;
}
