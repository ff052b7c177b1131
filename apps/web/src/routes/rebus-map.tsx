import { createFileRoute } from '@tanstack/react-router';
import { readMapSearch } from '#features/explore/map-search.ts';
import { useLivePosts } from '#features/rebus/page/lazy-game.tsx';
import { useText } from '#i18n/use-text.ts';
import { untilLeft } from '#browser/until-left.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { loadRebus } from '#features/rebus/page/load-rebus.ts';
import { headContext, metaHead } from '#state/page-head.ts';
import { RebusTop } from '#features/rebus/page/rebus-top.tsx';
import { listStep } from '#api/transform/trails.ts';
import { contentMeta } from '#api/transform/content-meta.ts';
import { WalkMap } from '#features/walking-route/walk-map.tsx';

export const Route = createFileRoute('/rebus/$presentationId/map')({
  validateSearch: readMapSearch,
  loader: async ({ params, context, location }) => {
    const data = await loadRebus(params.presentationId, context.texts, untilLeft(location));
    const path = documentPath('rebus', data.view.id);
    const trail = [listStep('rebus', context.texts.t)];
    const meta = contentMeta({ ...data.view, path, trail, view: 'map' }, headContext(context));
    return { ...data, meta };
  },
  head: metaHead,
  staticData: { fillsScreen: true },
  component: RebusMap,
});

/**
 * Without the route's line, which would reveal hidden posts: instead the circle within which the
 * next post opens.
 */
function RebusMap() {
  const data = Route.useLoaderData();
  const t = useText();
  const { posts, circle } = useLivePosts(data.rebus.id, data.rebus.posts);
  return (
    <WalkMap
      top={<RebusTop data={data} current="map" />}
      places={posts}
      line={circle}
      label={t('rebus.postList')}
      ordered
      // A route through all posts would reveal the hidden ones.
      walks={false}
    />
  );
}
