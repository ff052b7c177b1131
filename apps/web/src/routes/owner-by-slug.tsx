import { createFileRoute, redirect } from '@tanstack/react-router';
import { untilLeft } from '#browser/until-left.ts';
import { loadOwnerBySlug } from '#api/load-owner.ts';
import { dataOrThrow } from './parts/data-or-throw.ts';
import { metaHead } from './parts/meta-head.ts';
import { MOVED } from './parts/moved.ts';
import { ownerData } from './parts/owner-data.ts';
import { ownerMeta } from './parts/owner-meta.ts';
import { ownerSearch } from './parts/owner-search.ts';
import { OwnerView } from './parts/owner-view.tsx';

export const Route = createFileRoute('/@{$ownerSlug}')({
  validateSearch: ownerSearch,
  loaderDeps: ({ search: { page, kind } }) => ({ page, kind }),
  loader: async ({ params: { ownerSlug }, deps, context, location }) => {
    const signal = untilLeft(location);
    const owner = dataOrThrow(await loadOwnerBySlug(ownerSlug));
    // As it is typed from a poster; each page has one address.
    if (owner.slug !== ownerSlug)
      throw redirect({ to: '/@{$ownerSlug}', params: { ownerSlug: owner.slug }, ...MOVED });
    const data = await ownerData({ status: 'ok', data: owner }, deps, context.texts, signal);
    return { ...data, meta: ownerMeta(data, context) };
  },
  head: metaHead,
  component: OwnerBySlug,
});

function OwnerBySlug() {
  return <OwnerView data={Route.useLoaderData()} />;
}
