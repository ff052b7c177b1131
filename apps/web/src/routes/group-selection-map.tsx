import { createFileRoute } from '@tanstack/react-router';
import { readItemMapSearch } from '#features/item-map/item-map-search.ts';
import { useText } from '#i18n/use-text.ts';
import { selectionAddress } from '#services/transform/addresses.ts';
import { loadSelection } from './parts/load-selection.ts';
import { selectionTrail } from './parts/trails.ts';
import { MapVariant } from './parts/map-variant.tsx';
import { SelectionTop } from './parts/selection-top.tsx';
import { variantHead } from './parts/variant-head.ts';

export const Route = createFileRoute('/group/$presentationId/selection/$selectionId/map')({
  validateSearch: readItemMapSearch,
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
    <MapVariant
      top={<SelectionTop view={view} current="map" />}
      places={view.stops}
      label={t(view.ordered ? 'group.stops' : 'group.articles')}
      ordered={view.ordered}
    />
  );
}
