import { createFileRoute } from '@tanstack/react-router';
import { PostList } from '#features/rebus/page/post-list.tsx';
import { untilLeft } from '#browser/until-left.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { Column } from '#ui/column.tsx';
import { loadRebus } from '#features/rebus/page/load-rebus.ts';
import { headContext, metaHead } from '#state/page-head.ts';
import { RebusTop } from '#features/rebus/page/rebus-top.tsx';
import { listStep } from '#api/transform/trails.ts';
import { contentMeta } from '#api/transform/content-meta.ts';

export const Route = createFileRoute('/rebus/$presentationId/list')({
  loader: async ({ params, context, location }) => {
    const data = await loadRebus(params.presentationId, context.texts, untilLeft(location));
    const path = documentPath('rebus', data.view.id);
    const trail = [listStep('rebus', context.texts.t)];
    const meta = contentMeta({ ...data.view, path, trail, view: 'list' }, headContext(context));
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
