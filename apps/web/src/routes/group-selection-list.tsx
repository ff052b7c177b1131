import { createFileRoute } from '@tanstack/react-router';
import { Walk } from '#features/presentation/walk.tsx';
import { untilLeft } from '#browser/until-left.ts';
import { selectionPath } from '#api/transform/page-paths.ts';
import { Column } from '#ui/column.tsx';
import { loadSelection } from '#features/presentation/load-presentation.ts';
import { walkTrail } from '#api/transform/trails.ts';
import { headContext, metaHead } from '#state/page-head.ts';
import { SelectionTop } from '#features/presentation/selection-top.tsx';
import { contentMeta } from '#api/transform/content-meta.ts';

export const Route = createFileRoute('/group/$presentationId/selection/$selectionId/list')({
  loader: async ({ params, context, location }) => {
    const view = await loadSelection(params, context.texts, untilLeft(location));
    const path = selectionPath(view.group.id, view.id);
    const trail = walkTrail('presentations', view.group, context.texts.t);
    return {
      view,
      meta: contentMeta({ ...view, path, trail, view: 'list' }, headContext(context)),
    };
  },
  head: metaHead,
  component: SelectionList,
});

function SelectionList() {
  const { view } = Route.useLoaderData();
  return (
    <>
      <SelectionTop view={view} current="list" />
      <Column>
        <Walk stops={view.stops} ordered={view.ordered} failed={view.failed} />
      </Column>
    </>
  );
}
