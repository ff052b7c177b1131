import { createFileRoute } from '@tanstack/react-router';
import { ItemMap } from '#features/explore/item-map.tsx';
import { readMapSearch } from '#features/explore/map-search.ts';
import { useText } from '#i18n/use-text.ts';
import { documentAddress } from '#services/transform/addresses.ts';
import { loadRebus } from './parts/load-rebus.ts';
import { RebusTop } from './parts/rebus-top.tsx';
import { listStep } from './parts/trails.ts';
import { useMapAddress } from './parts/use-map-address.ts';
import { variantHead } from './parts/variant-head.ts';

export const Route = createFileRoute('/rebus/$presentationId/map')({
  validateSearch: readMapSearch,
  loader: ({ params, context: { texts } }) => loadRebus(params.presentationId, texts),
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { view } = loaderData;
    const path = documentAddress('rebus', view.id);
    const trail = [listStep('rebus', match.context.texts.t)];
    return variantHead({ ...view, path, trail, view: 'map' }, match.context);
  },
  staticData: { fillsScreen: true },
  component: RebusMap,
});

/** Without the route's line: it would lead to the posts that are still hidden. */
function RebusMap() {
  const data = Route.useLoaderData();
  const t = useText();
  return (
    <ItemMap
      address={useMapAddress()}
      top={<RebusTop data={data} current="map" />}
      places={data.rebus.posts}
      label={t('rebus.postList')}
      ordered
    />
  );
}
