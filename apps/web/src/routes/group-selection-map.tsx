import { createFileRoute } from '@tanstack/react-router';
import { readMapSearch } from '#features/explore/map-search.ts';
import { useText } from '#i18n/use-text.ts';
import { untilLeft } from '#browser/until-left.ts';
import { selectionPath } from '#api/transform/page-paths.ts';
import { loadSelection } from '#features/presentation/load-presentation.ts';
import { walkTrail } from '#api/transform/trails.ts';
import { headContext, metaHead } from '#state/page-head.ts';
import { SelectionTop } from '#features/presentation/selection-top.tsx';
import { contentMeta } from '#api/transform/content-meta.ts';
import { WalkMap } from '#features/walking-route/walk-map.tsx';

export const Route = createFileRoute('/group/$presentationId/selection/$selectionId/map')({
  validateSearch: readMapSearch,
  loader: async ({ params, context, location }) => {
    const view = await loadSelection(params, context.texts, untilLeft(location));
    const path = selectionPath(view.group.id, view.id);
    const trail = walkTrail('presentations', view.group, context.texts.t);
    return { view, meta: contentMeta({ ...view, path, trail, view: 'map' }, headContext(context)) };
  },
  head: metaHead,
  staticData: { fillsScreen: true },
  component: SelectionMap,
});

function SelectionMap() {
  const { view } = Route.useLoaderData();
  const t = useText();
  return (
    <WalkMap
      top={<SelectionTop view={view} current="map" />}
      places={view.stops}
      label={t(view.ordered ? 'group.stops' : 'group.articles')}
      ordered={view.ordered}
    />
  );
}
