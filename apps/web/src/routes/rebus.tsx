import { createFileRoute } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, type ComponentType } from 'react';
import { OwnerCard as ServerOwnerCard, type OwnerCardProps } from '#components/owner-card.tsx';
import { HeroTabs } from '#components/hero.tsx';
import { documentMeta } from '#features/article/document-meta.ts';
import { DocumentOpening } from '#features/article/document-opening.tsx';
import { LazyRebusBundle } from '#features/offline/lazy-rebus-bundle.tsx';
import { RebusFacts } from '#features/rebus/page/rebus-facts.tsx';
import { PostList as ServerPostList } from '#features/rebus/page/post-list.tsx';
import type { RebusView } from '#features/rebus/page/rebus-view.ts';
import { LazyRun } from '#features/rebus/page/lazy-game.tsx';
import { useText } from '#i18n/use-text.ts';
import { untilLeft } from '#browser/until-left.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { Column } from '#ui/column.tsx';
import { headContext, metaHead } from '#state/page-head.ts';
import { loadRebus } from '#features/rebus/page/load-rebus.ts';
import { LazyTakeAlong } from '#features/walking-route/lazy-take-along.tsx';
import { Trail } from '#components/trail.tsx';
import { listStep } from '#api/transform/trails.ts';
import { ContentViews } from '#components/view-tabs.tsx';

/** Below the fold: rendered by the server; in the browser its script loads after the rest. */
const PostList = createIsomorphicFn()
  .server((): ComponentType<{ rebus: RebusView }> => ServerPostList)
  .client(() =>
    lazy(async () => ({ default: (await import('#features/rebus/page/post-list.tsx')).PostList })),
  )();

const OwnerCard = createIsomorphicFn()
  .server((): ComponentType<OwnerCardProps> => ServerOwnerCard)
  .client(() =>
    lazy(async () => ({ default: (await import('#components/owner-card.tsx')).OwnerCard })),
  )();

export const Route = createFileRoute('/rebus/$presentationId')({
  loader: async ({ params, context, location }) => {
    const data = await loadRebus(params.presentationId, context.texts, untilLeft(location));
    const head = headContext(context);
    const options = {
      path: documentPath('rebus', data.view.id),
      type: 'TouristTrip',
      trail: [listStep('rebus', context.texts.t)],
    };
    return { ...data, meta: documentMeta(data.view, options, head) };
  },
  head: metaHead,
  component: Rebus,
});

function Rebus() {
  const { view, rebus } = Route.useLoaderData();
  const t = useText();
  const { owner, title } = view;
  return (
    <article>
      <DocumentOpening
        view={view}
        kindLabel={t('kind.rebus')}
        breadcrumbs={<Trail steps={[listStep('rebus', t)]} title={title} />}
        before={
          <HeroTabs>
            <ContentViews
              path={documentPath('rebus', view.id)}
              current="about"
              count={rebus.posts.length}
            />
          </HeroTabs>
        }
      >
        <RebusFacts rebus={rebus} />
        <LazyRun key={rebus.id} rebusId={rebus.id} />
        <LazyRebusBundle id={rebus.id} />
        <PostList rebus={rebus} />
        {rebus.posts.length > 0 && <LazyTakeAlong kind="rebus" id={rebus.id} />}
      </DocumentOpening>
      {owner && (
        <Column>
          <OwnerCard owner={owner} label={t('owner.publishedBy')} />
        </Column>
      )}
    </article>
  );
}
