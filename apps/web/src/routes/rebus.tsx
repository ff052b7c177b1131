import { createFileRoute } from '@tanstack/react-router';
import { OwnerCard } from '#components/owner-card.tsx';
import { HeroTabs } from '#components/hero.tsx';
import { documentMeta } from '#features/article/document-meta.ts';
import { DocumentOpening } from '#features/article/document-opening.tsx';
import { LazyRebusBundle } from '#features/offline/lazy-rebus-bundle.tsx';
import { RebusFacts } from '#features/rebus/page/rebus-facts.tsx';
import { LazyRun } from '#features/rebus/page/lazy-game.tsx';
import { useText } from '#i18n/use-text.ts';
import { loadParts } from '#browser/lazy-part.tsx';
import { untilLeft } from '#browser/until-left.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { Column } from '#ui/column.tsx';
import { headContext, metaHead } from '#state/page-head.ts';
import { loadRebus } from '#features/rebus/page/load-rebus.ts';
import { Trail } from '#components/trail.tsx';
import { listStep } from '#api/transform/trails.ts';
import { ContentViews } from '#components/view-tabs.tsx';
import { PostList, TakeAlong } from './lazy-parts.ts';

export const Route = createFileRoute('/rebus/$presentationId')({
  loader: async ({ params, context, location }) => {
    const [data] = await Promise.all([
      loadRebus(params.presentationId, context.texts, untilLeft(location)),
      loadParts(PostList, TakeAlong),
    ]);
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
        {rebus.posts.length > 0 && <TakeAlong kind="rebus" id={rebus.id} />}
      </DocumentOpening>
      {owner && (
        <Column>
          <OwnerCard owner={owner} label={t('owner.publishedBy')} />
        </Column>
      )}
    </article>
  );
}
