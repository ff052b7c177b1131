import { createFileRoute } from '@tanstack/react-router';
import { PageTop } from '#components/page-top.tsx';
import { ViewTabs } from '#components/view-tabs.tsx';
import { FoundMap } from '#features/explore/item-map.tsx';
import { loadFoundPlaces } from '#features/explore/load-places.ts';
import { readMapSearch } from '#features/explore/map-search.ts';
import { toThemePageView } from '#features/theme/theme-view.ts';
import { useText } from '#i18n/use-text.ts';
import { callApi } from '#api/api-client.ts';
import { dataOrThrow } from '#api/route-data.ts';
import { headContext, metaHead } from '#state/page-head.ts';
import { Trail } from '#components/trail.tsx';
import { listStep } from '#api/transform/trails.ts';
import { useMapUrlState } from '#features/explore/use-map-url-state.ts';
import { contentMeta } from '#api/transform/content-meta.ts';

export const Route = createFileRoute('/tag/$tag/map')({
  validateSearch: readMapSearch,
  // As in explore-map.tsx.
  staleTime: Infinity,
  gcTime: 0,
  loader: async ({ params: { tag }, location, context }) => {
    const { texts } = context;
    const search = readMapSearch({ ...location.search });
    const [theme, places] = await Promise.all([
      callApi('getTheme', { params: { slug: tag } }),
      loadFoundPlaces({ kulturnav_tags: tag }, search, texts),
    ]);
    const view = toThemePageView(dataOrThrow(theme), texts);
    const trail = [listStep('themes', texts.t)];
    const meta = contentMeta({ ...view, trail, view: 'map' }, headContext(context));
    return { view, places: dataOrThrow(places), meta };
  },
  head: metaHead,
  staticData: { fillsScreen: true },
  component: TagMap,
});

function TagMap() {
  const { view, places } = Route.useLoaderData();
  const t = useText();
  const { path, title } = view;
  return (
    <FoundMap
      top={
        <PageTop
          wide
          title={title}
          breadcrumbs={<Trail steps={[listStep('themes', t)]} title={title} />}
          tabs={<ViewTabs path={path} views={['about', 'map']} current="map" />}
        />
      }
      urlState={useMapUrlState()}
      places={places}
      label={t('tag.documents')}
      path={`${path}/map`}
    />
  );
}
