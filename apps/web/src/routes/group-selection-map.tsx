import { createFileRoute } from '@tanstack/react-router';
import { readItemMapSearch } from '#features/item-map/item-map-search.ts';
import { useText } from '#i18n/use-text.ts';
import { selectionAddress } from '#services/transform/addresses.ts';
import { loadSelection } from './parts/load-selection.ts';
import { selectionTrail } from './parts/trails.ts';
import { MapVariant } from './parts/map-variant.tsx';
import { metaHead } from './parts/meta-head.ts';
import { SelectionTop } from './parts/selection-top.tsx';
import { variantMeta } from './parts/variant-meta.ts';

export const Route = createFileRoute('/group/$presentationId/selection/$selectionId/map')({
  validateSearch: readItemMapSearch,
  loader: async ({ params, context }) => {
    const view = await loadSelection(params, context.texts);
    const path = selectionAddress(view.group.id, view.id);
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
    <MapVariant
      top={<SelectionTop view={view} current="map" />}
      places={view.stops}
      label={t(view.ordered ? 'group.stops' : 'group.articles')}
      ordered={view.ordered}
    />
  );
}
