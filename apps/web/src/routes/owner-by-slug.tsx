import { createFileRoute, redirect } from '@tanstack/react-router';
import { untilLeft } from '#browser/until-left.ts';
import { loadOwnerBySlug } from '#api/load-owner.ts';
import { dataOrThrow } from '#api/route-data.ts';
import { metaHead } from '#state/page-head.ts';
import { MOVED } from './moved.ts';
import { loadOwnerPage } from '#features/owner/load-owner-page.ts';
import { ownerSearch } from '#features/owner/owner-search.ts';
import { OwnerPage } from '#features/owner/owner-page.tsx';

export const Route = createFileRoute('/@{$ownerSlug}')({
  validateSearch: ownerSearch,
  loaderDeps: ({ search: { page, kind } }) => ({ page, kind }),
  loader: async ({ params: { ownerSlug }, deps, context, location }) => {
    const signal = untilLeft(location);
    const owner = dataOrThrow(await loadOwnerBySlug(ownerSlug));
    // Typed from a poster in other spelling; each page has one URL.
    if (owner.slug !== ownerSlug)
      throw redirect({ to: '/@{$ownerSlug}', params: { ownerSlug: owner.slug }, ...MOVED });
    return loadOwnerPage({ status: 'ok', data: owner }, deps, context, signal);
  },
  head: metaHead,
  component: OwnerBySlug,
});

function OwnerBySlug() {
  return <OwnerPage data={Route.useLoaderData()} />;
}
