import { createFileRoute } from '@tanstack/react-router';
import { Walk } from '#features/presentation/walk.tsx';
import { untilLeft } from '#browser/until-left.ts';
import { selectionPath } from '#api/transform/page-paths.ts';
import { Column } from '#ui/column.tsx';
import { loadSelection } from './parts/load-selection.ts';
import { selectionTrail } from './parts/trails.ts';
import { metaHead } from './parts/meta-head.ts';
import { SelectionTop } from './parts/selection-top.tsx';
import { variantMeta } from './parts/variant-meta.ts';

export const Route = createFileRoute('/group/$presentationId/selection/$selectionId/list')({
  loader: async ({ params, context, location }) => {
    const view = await loadSelection(params, context.texts, untilLeft(location));
    const path = selectionPath(view.group.id, view.id);
    const trail = selectionTrail(view, context.texts.t);
    return { view, meta: variantMeta({ ...view, path, trail, view: 'list' }, context) };
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
