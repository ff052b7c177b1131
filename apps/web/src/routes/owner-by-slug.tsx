import { createFileRoute } from '@tanstack/react-router';
import { loadOwnerBySlug } from '#services/load-owner.ts';
import { metaHead } from './parts/meta-head.ts';
import { ownerData } from './parts/owner-data.ts';
import { ownerMeta } from './parts/owner-meta.ts';
import { ownerSearch } from './parts/owner-search.ts';
import { OwnerView } from './parts/owner-view.tsx';

export const Route = createFileRoute('/@{$ownerSlug}')({
  validateSearch: ownerSearch,
  loaderDeps: ({ search: { page, kind } }) => ({ page, kind }),
  loader: async ({ params: { ownerSlug }, deps, context }) => {
    const data = await ownerData(await loadOwnerBySlug(ownerSlug), deps, context.texts);
    return { ...data, meta: ownerMeta(data, context) };
  },
  head: metaHead,
  component: OwnerBySlug,
});

function OwnerBySlug() {
  return <OwnerView data={Route.useLoaderData()} />;
}
