import { createFileRoute } from '@tanstack/react-router';
import { ItemMap } from '#features/explore/item-map.tsx';
import { readMapSearch } from '#features/explore/map-search.ts';
import { useText } from '#i18n/use-text.ts';
import { selectionAddress } from '#services/transform/addresses.ts';
import { loadSelection } from './parts/load-selection.ts';
import { selectionTrail } from './parts/trails.ts';
import { SelectionTop } from './parts/selection-top.tsx';
import { useMapAddress } from './parts/use-map-address.ts';
import { variantHead } from './parts/variant-head.ts';

export const Route = createFileRoute('/group/$presentationId/selection/$selectionId/map')({
  validateSearch: readMapSearch,
  loader: ({ params, context: { texts } }) => loadSelection(params, texts),
  head: ({ loaderData: view, match }) => {
    if (!view) return {};
    const path = selectionAddress(view.group.id, view.id);
    const trail = selectionTrail(view, match.context.texts.t);
    return variantHead({ ...view, path, trail, view: 'map' }, match.context);
  },
  staticData: { fillsScreen: true },
  component: SelectionMap,
});

function SelectionMap() {
  const view = Route.useLoaderData();
  const t = useText();
  return (
    <ItemMap
      address={useMapAddress()}
      top={<SelectionTop view={view} current="map" />}
      places={view.stops}
      label={t(view.ordered ? 'group.stops' : 'group.articles')}
      ordered={view.ordered}
    />
  );
}
