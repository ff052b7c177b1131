import { createFileRoute } from '@tanstack/react-router';
import { Walk } from '#features/presentation/walk.tsx';
import { selectionAddress } from '#services/transform/addresses.ts';
import { Column } from '#ui/column.tsx';
import { loadSelection } from './parts/load-selection.ts';
import { selectionTrail } from './parts/trails.ts';
import { SelectionTop } from './parts/selection-top.tsx';
import { variantHead } from './parts/variant-head.ts';

export const Route = createFileRoute('/group/$presentationId/selection/$selectionId/list')({
  loader: ({ params, context: { texts } }) => loadSelection(params, texts),
  head: ({ loaderData: view, match }) => {
    if (!view) return {};
    const path = selectionAddress(view.group.id, view.id);
    const trail = selectionTrail(view, match.context.texts.t);
    return variantHead({ ...view, path, trail, view: 'list' }, match.context);
  },
  component: SelectionList,
});

function SelectionList() {
  const view = Route.useLoaderData();
  return (
    <>
      <SelectionTop view={view} current="list" />
      <Column>
        <Walk stops={view.stops} ordered={view.ordered} failed={view.failed} />
      </Column>
    </>
  );
}
