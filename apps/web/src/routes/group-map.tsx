import { createFileRoute } from '@tanstack/react-router';
import { PageTop } from '#components/page-top.tsx';
import { readMapSearch } from '#features/explore/map-search.ts';
import { useText } from '#i18n/use-text.ts';
import { untilLeft } from '#browser/until-left.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { GroupViews } from './parts/group-views.tsx';
import { loadGroup } from './parts/load-group.ts';
import { metaHead } from './parts/meta-head.ts';
import { Trail } from './parts/trail.tsx';
import { listStep } from './parts/trails.ts';
import { useMapUrlState } from './parts/use-map-url-state.ts';
import { variantMeta } from './parts/variant-meta.ts';
import { WalkMap } from './parts/walk-map.tsx';

export const Route = createFileRoute('/group/$presentationId/map')({
  validateSearch: readMapSearch,
  loader: async ({ params, context, location }) => {
    const data = await loadGroup(params.presentationId, context.texts, untilLeft(location));
    const path = documentPath('group', data.view.id);
    const trail = [listStep('presentations', context.texts.t)];
    const meta = variantMeta({ ...data.view, path, trail, view: 'map' }, context);
    return { ...data, meta };
  },
  head: metaHead,
  staticData: { fillsScreen: true },
  component: GroupMap,
});

function GroupMap() {
  const { view, walk } = Route.useLoaderData();
  const t = useText();
  const { id, title } = view;
  const { stops, ordered, line, estimate } = walk;
  return (
    <WalkMap
      urlState={useMapUrlState()}
      top={
        <PageTop
          wide
          title={title}
          breadcrumbs={<Trail steps={[listStep('presentations', t)]} title={title} />}
          tabs={<GroupViews path={documentPath('group', id)} current="map" />}
        />
      }
      places={stops}
      label={t('group.stops')}
      ordered={ordered}
      line={line}
      drawn={line}
      estimate={estimate}
    />
  );
}
