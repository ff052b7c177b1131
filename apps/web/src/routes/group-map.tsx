import { createFileRoute } from '@tanstack/react-router';
import { PageTop } from '#components/page-top.tsx';
import { readMapSearch } from '#features/explore/map-search.ts';
import { useText } from '#i18n/use-text.ts';
import { untilLeft } from '#browser/until-left.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { ViewTabs } from '#components/view-tabs.tsx';
import { loadPresentation } from '#features/presentation/load-presentation.ts';
import { headContext, metaHead } from '#state/page-head.ts';
import { Trail } from '#components/trail.tsx';
import { listStep } from '#api/transform/trails.ts';
import { contentMeta } from '#api/transform/content-meta.ts';
import { WalkMap } from '#features/walking-route/walk-map.tsx';

export const Route = createFileRoute('/group/$presentationId/map')({
  validateSearch: readMapSearch,
  loader: async ({ params, context, location }) => {
    const data = await loadPresentation(params.presentationId, context.texts, untilLeft(location));
    const path = documentPath('group', data.view.id);
    const trail = [listStep('presentations', context.texts.t)];
    const meta = contentMeta({ ...data.view, path, trail, view: 'map' }, headContext(context));
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
      top={
        <PageTop
          wide
          title={title}
          breadcrumbs={<Trail steps={[listStep('presentations', t)]} title={title} />}
          tabs={
            <ViewTabs path={documentPath('group', id)} views={['about', 'map']} current="map" />
          }
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
