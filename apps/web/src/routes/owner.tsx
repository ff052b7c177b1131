import { createFileRoute } from '@tanstack/react-router';
import { untilLeft } from '#browser/until-left.ts';
import { loadOwner } from '#api/load-owner.ts';
import { metaHead } from './parts/meta-head.ts';
import { ownerData } from './parts/owner-data.ts';
import { ownerMeta } from './parts/owner-meta.ts';
import { ownerSearch } from './parts/owner-search.ts';
import { OwnerView } from './parts/owner-view.tsx';

export const Route = createFileRoute('/owner/$ownerId')({
  validateSearch: ownerSearch,
  loaderDeps: ({ search: { page, kind } }) => ({ page, kind }),
  loader: async ({ params: { ownerId }, deps, context, location }) => {
    const signal = untilLeft(location);
    const data = await ownerData(await loadOwner(ownerId), deps, context.texts, signal);
    return { ...data, meta: ownerMeta(data, context) };
  },
  head: metaHead,
  component: Owner,
});

function Owner() {
  return <OwnerView data={Route.useLoaderData()} />;
}
