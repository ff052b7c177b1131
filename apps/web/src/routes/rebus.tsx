import { createFileRoute } from '@tanstack/react-router';
import { HeroTabs } from '#content/hero-tabs.tsx';
import { OwnerCard } from '#content/owner-card.tsx';
import { documentMeta } from '#features/article/document-meta.ts';
import { DocumentOpening } from '#features/article/document-opening.tsx';
import { RebusFacts } from '#features/rebus/rebus-facts.tsx';
import { PostList } from '#features/rebus/post-list.tsx';
import { useText } from '#i18n/use-text.ts';
import { pageHead } from '#platform/page-head.ts';
import { documentAddress } from '#services/transform/addresses.ts';
import { Column } from '#ui/column.tsx';
import { headContext } from './parts/head-context.ts';
import { loadRebus } from './parts/load-rebus.ts';
import { Trail } from './parts/trail.tsx';
import { listStep } from './parts/trails.ts';
import { WalkViews } from './parts/walk-views.tsx';

export const Route = createFileRoute('/rebus/$presentationId')({
  loader: ({ params, context: { texts } }) => loadRebus(params.presentationId, texts),
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { view } = loaderData;
    const context = headContext(match.context);
    const options = {
      path: documentAddress('rebus', view.id),
      type: 'TouristTrip',
      trail: [listStep('rebus', context.texts.t)],
    };
    return pageHead(documentMeta(view, options, context), context);
  },
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
            <WalkViews
              path={documentAddress('rebus', view.id)}
              current="about"
              count={rebus.posts.length}
            />
          </HeroTabs>
        }
      >
        <RebusFacts rebus={rebus} />
        <PostList rebus={rebus} />
      </DocumentOpening>
      {owner && (
        <Column>
          <OwnerCard owner={owner} label={t('owner.publishedBy')} />
        </Column>
      )}
    </article>
  );
}
