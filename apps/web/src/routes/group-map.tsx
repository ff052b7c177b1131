import { createFileRoute } from '@tanstack/react-router';
import { PageTop } from '#content/page-top.tsx';
import { ItemMap } from '#features/explore/item-map.tsx';
import { readMapSearch } from '#features/explore/map-search.ts';
import { useText } from '#i18n/use-text.ts';
import { documentAddress } from '#services/transform/addresses.ts';
import { GroupViews } from './parts/group-views.tsx';
import { loadGroup } from './parts/load-group.ts';
import { Trail } from './parts/trail.tsx';
import { listStep } from './parts/trails.ts';
import { useMapAddress } from './parts/use-map-address.ts';
import { variantHead } from './parts/variant-head.ts';

export const Route = createFileRoute('/group/$presentationId/map')({
  validateSearch: readMapSearch,
  loader: ({ params, context: { texts } }) => loadGroup(params.presentationId, texts),
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { view } = loaderData;
    const path = documentAddress('group', view.id);
    const trail = [listStep('presentations', match.context.texts.t)];
    return variantHead({ ...view, path, trail, view: 'map' }, match.context);
  },
  staticData: { fillsScreen: true },
  component: GroupMap,
});

function GroupMap() {
  const { view, walk } = Route.useLoaderData();
  const t = useText();
  const { id, title } = view;
  const { stops, ordered, line } = walk;
  return (
    <ItemMap
      address={useMapAddress()}
      top={
        <PageTop
          wide
          title={title}
          breadcrumbs={<Trail steps={[listStep('presentations', t)]} title={title} />}
          tabs={<GroupViews path={documentAddress('group', id)} current="map" />}
        />
      }
      places={stops}
      label={t('group.stops')}
      ordered={ordered}
      line={line}
    />
  );
}
