import { createFileRoute } from '@tanstack/react-router';
import { loadOwnerBySlug } from '#services/load-owner.ts';
import { ownerData } from './parts/owner-data.ts';
import { ownerHead } from './parts/owner-heads.ts';
import { ownerSearch } from './parts/owner-search.ts';
import { OwnerView } from './parts/owner-view.tsx';

export const Route = createFileRoute('/@{$ownerSlug}')({
  validateSearch: ownerSearch,
  loaderDeps: ({ search: { page, kind } }) => ({ page, kind }),
  loader: async ({ params: { ownerSlug }, deps, context: { texts } }) =>
    ownerData(await loadOwnerBySlug(ownerSlug), deps, texts),
  head: ({ loaderData, match }) => ownerHead(loaderData, match.context),
  component: OwnerBySlug,
});

function OwnerBySlug() {
  return <OwnerView data={Route.useLoaderData()} />;
}
