import { createFileRoute } from '@tanstack/react-router';
import { HeroTabs } from '#components/hero.tsx';
import { OwnerCard } from '#components/owner-card.tsx';
import { documentMeta } from '#features/article/document-meta.ts';
import { DocumentOpening } from '#features/article/document-opening.tsx';
import { PresentationStops } from '#features/presentation/walk.tsx';
import { walkData } from '#features/presentation/walk-view.ts';
import { LazyBundlePanel } from '#features/offline/lazy-bundles.tsx';
import { useText } from '#i18n/use-text.ts';
import { loadParts } from '#browser/lazy-part.tsx';
import { untilLeft } from '#browser/until-left.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { Column } from '#ui/column.tsx';
import { ViewTabs } from '#components/view-tabs.tsx';
import { headContext, metaHead } from '#state/page-head.ts';
import { loadPresentation } from '#features/presentation/load-presentation.ts';
import { Trail } from '#components/trail.tsx';
import { listStep } from '#api/transform/trails.ts';
import { TakeAlong } from './lazy-parts.ts';

export const Route = createFileRoute('/group/$presentationId')({
  loader: async ({ params, context, location }) => {
    const [data] = await Promise.all([
      loadPresentation(params.presentationId, context.texts, untilLeft(location)),
      loadParts(TakeAlong),
    ]);
    const head = headContext(context);
    const options = {
      path: documentPath('group', data.view.id),
      type: 'TouristTrip',
      trail: [listStep('presentations', context.texts.t)],
      more: walkData(data.walk, head.origin),
    };
    return { ...data, meta: documentMeta(data.view, options, head) };
  },
  head: metaHead,
  component: Group,
});

function Group() {
  const { view, walk } = Route.useLoaderData();
  const t = useText();
  const { owner, title } = view;
  return (
    <article>
      <DocumentOpening
        view={view}
        kindLabel={t('kind.group')}
        breadcrumbs={<Trail steps={[listStep('presentations', t)]} title={title} />}
        before={
          <HeroTabs>
            <ViewTabs
              path={documentPath('group', view.id)}
              views={['about', 'map']}
              current="about"
            />
          </HeroTabs>
        }
      >
        <PresentationStops walk={walk} />
        <LazyBundlePanel id={view.id} />
        {walk.stops.length > 0 && <TakeAlong kind="group" id={view.id} />}
      </DocumentOpening>
      {owner && (
        <Column>
          <OwnerCard owner={owner} label={t('owner.publishedBy')} />
        </Column>
      )}
    </article>
  );
}
