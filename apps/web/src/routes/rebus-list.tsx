import { createFileRoute } from '@tanstack/react-router';
import { PostList } from '#features/rebus/post-list.tsx';
import { untilLeft } from '#browser/until-left.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { Column } from '#ui/column.tsx';
import { loadRebus } from './parts/load-rebus.ts';
import { metaHead } from './parts/meta-head.ts';
import { RebusTop } from './parts/rebus-top.tsx';
import { listStep } from './parts/trails.ts';
import { variantMeta } from './parts/variant-meta.ts';

export const Route = createFileRoute('/rebus/$presentationId/list')({
  loader: async ({ params, context, location }) => {
    const data = await loadRebus(params.presentationId, context.texts, untilLeft(location));
    const path = documentPath('rebus', data.view.id);
    const trail = [listStep('rebus', context.texts.t)];
    const meta = variantMeta({ ...data.view, path, trail, view: 'list' }, context);
    return { ...data, meta };
  },
  head: metaHead,
  component: RebusList,
});

function RebusList() {
  const data = Route.useLoaderData();
  return (
    <>
      <RebusTop data={data} current="list" />
      <Column>
        <PostList rebus={data.rebus} />
      </Column>
    </>
  );
}
