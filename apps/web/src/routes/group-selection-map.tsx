import { createFileRoute } from '@tanstack/react-router';
import { readMapSearch } from '#features/explore/map-search.ts';
import { useText } from '#i18n/use-text.ts';
import { untilLeft } from '#browser/until-left.ts';
import { selectionPath } from '#api/transform/page-paths.ts';
import { loadSelection } from './parts/load-selection.ts';
import { selectionTrail } from './parts/trails.ts';
import { metaHead } from './parts/meta-head.ts';
import { SelectionTop } from './parts/selection-top.tsx';
import { useMapUrlState } from './parts/use-map-url-state.ts';
import { variantMeta } from './parts/variant-meta.ts';
import { WalkMap } from './parts/walk-map.tsx';

export const Route = createFileRoute('/group/$presentationId/selection/$selectionId/map')({
  validateSearch: readMapSearch,
  loader: async ({ params, context, location }) => {
    const view = await loadSelection(params, context.texts, untilLeft(location));
    const path = selectionPath(view.group.id, view.id);
    const trail = selectionTrail(view, context.texts.t);
    return { view, meta: variantMeta({ ...view, path, trail, view: 'map' }, context) };
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
      urlState={useMapUrlState()}
      top={<SelectionTop view={view} current="map" />}
      places={view.stops}
      label={t(view.ordered ? 'group.stops' : 'group.articles')}
      ordered={view.ordered}
    />
  );
}
