import { createFileRoute } from '@tanstack/react-router';
import { SelectionPage } from '#features/presentation/selection-page.tsx';
import { useText } from '#i18n/use-text.ts';
import { untilLeft } from '#platform/until-left.ts';
import { selectionAddress } from '#services/transform/addresses.ts';
import { loadSelection } from './parts/load-selection.ts';
import { metaHead } from './parts/meta-head.ts';
import { selectionMeta } from './parts/selection-meta.ts';
import { selectionTrail } from './parts/trails.ts';
import { Trail } from './parts/trail.tsx';
import { WalkViews } from './parts/walk-views.tsx';

export const Route = createFileRoute('/group/$presentationId/selection/$selectionId')({
  loader: async ({ params, context, location }) => {
    const view = await loadSelection(params, context.texts, untilLeft(location));
    return { view, meta: selectionMeta(view, context) };
  },
  head: metaHead,
  component: Selection,
});

function Selection() {
  const { view } = Route.useLoaderData();
  const t = useText();
  const { group, stops, title } = view;
  return (
    <SelectionPage
      view={view}
      breadcrumbs={<Trail steps={selectionTrail(view, t)} title={title} />}
      tabs={
        <WalkViews
          path={selectionAddress(group.id, view.id)}
          current="about"
          count={stops.length}
        />
      }
    />
  );
}
