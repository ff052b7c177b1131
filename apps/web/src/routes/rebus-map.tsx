import { createFileRoute } from '@tanstack/react-router';
import { readMapSearch } from '#features/explore/map-search.ts';
import { useLivePosts } from '#features/rebus/use-play.ts';
import { useText } from '#i18n/use-text.ts';
import { untilLeft } from '#browser/until-left.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { loadRebus } from './parts/load-rebus.ts';
import { metaHead } from './parts/meta-head.ts';
import { RebusTop } from './parts/rebus-top.tsx';
import { listStep } from './parts/trails.ts';
import { useMapUrlState } from './parts/use-map-url-state.ts';
import { variantMeta } from './parts/variant-meta.ts';
import { WalkMap } from './parts/walk-map.tsx';

export const Route = createFileRoute('/rebus/$presentationId/map')({
  validateSearch: readMapSearch,
  loader: async ({ params, context, location }) => {
    const data = await loadRebus(params.presentationId, context.texts, untilLeft(location));
    const path = documentPath('rebus', data.view.id);
    const trail = [listStep('rebus', context.texts.t)];
    const meta = variantMeta({ ...data.view, path, trail, view: 'map' }, context);
    return { ...data, meta };
  },
  head: metaHead,
  staticData: { fillsScreen: true },
  component: RebusMap,
});

/** Without the route's line, which would lead to posts that are still hidden: in its place the circle within which the next one opens. */
function RebusMap() {
  const data = Route.useLoaderData();
  const t = useText();
  const { posts, circle } = useLivePosts(data.rebus.id, data.rebus.posts);
  return (
    <WalkMap
      urlState={useMapUrlState()}
      top={<RebusTop data={data} current="map" />}
      places={posts}
      line={circle}
      label={t('rebus.postList')}
      ordered
      // A way through all of them would tell of those that are hidden.
      walks={false}
    />
  );
}
