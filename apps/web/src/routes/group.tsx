import { createFileRoute } from '@tanstack/react-router';
import { OwnerCard } from '#content/owner-card.tsx';
import { documentMeta } from '#features/article/document-meta.ts';
import { DocumentOpening } from '#features/article/document-opening.tsx';
import { toDocumentView } from '#features/article/document-view.ts';
import { PresentationStops } from '#features/presentation/presentation-stops.tsx';
import { walkData } from '#features/presentation/walk-data.ts';
import { toWalkView } from '#features/presentation/walk-view.ts';
import { useText } from '#i18n/use-text.ts';
import { pageHead } from '#platform/page-head.ts';
import { loadDocument } from '#services/load-document.ts';
import { documentAddress } from '#services/transform/addresses.ts';
import { Column } from '#ui/column.tsx';
import { documentId } from './parts/document-id.ts';
import { documentOfKind } from './parts/document-of-kind.ts';
import { headContext } from './parts/head-context.ts';

export const Route = createFileRoute('/group/$presentationId')({
  loader: async ({ params, context: { texts } }) => {
    const loaded = documentOfKind(await loadDocument(documentId(params.presentationId)), 'group');
    const view = toDocumentView(loaded.document, loaded.heads, texts);
    return { view, walk: toWalkView(loaded, texts) };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { view, walk } = loaderData;
    const context = headContext(match.context);
    const title = context.texts.t('explore.tab.presentations');
    const options = {
      path: documentAddress('group', view.id),
      type: 'TouristTrip',
      trail: [{ title, path: '/explore/list/presentations' }],
      more: walkData(walk, context.origin),
    };
    return pageHead(documentMeta(view, options, context), context);
  },
  component: Group,
});

function Group() {
  const { view, walk } = Route.useLoaderData();
  const t = useText();
  const { owner } = view;
  return (
    <article>
      <DocumentOpening view={view} kindLabel={t('kind.group')}>
        <PresentationStops walk={walk} />
      </DocumentOpening>
      {owner && (
        <Column>
          <OwnerCard owner={owner} label={t('owner.publishedBy')} />
        </Column>
      )}
    </article>
  );
}
