import { createFileRoute } from '@tanstack/react-router';
import { PostList } from '#features/rebus/post-list.tsx';
import { documentAddress } from '#services/transform/addresses.ts';
import { Column } from '#ui/column.tsx';
import { loadRebus } from './parts/load-rebus.ts';
import { RebusTop } from './parts/rebus-top.tsx';
import { listStep } from './parts/trails.ts';
import { variantHead } from './parts/variant-head.ts';

export const Route = createFileRoute('/rebus/$presentationId/list')({
  loader: ({ params, context: { texts } }) => loadRebus(params.presentationId, texts),
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { view } = loaderData;
    const path = documentAddress('rebus', view.id);
    const trail = [listStep('rebus', match.context.texts.t)];
    return variantHead({ ...view, path, trail, view: 'list' }, match.context);
  },
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
