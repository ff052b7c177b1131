import { createFileRoute } from '@tanstack/react-router';
import { OwnerCard } from '#content/owner-card.tsx';
import { documentMeta } from '#features/article/document-meta.ts';
import { DocumentOpening } from '#features/article/document-opening.tsx';
import { toDocumentView } from '#features/article/document-view.ts';
import { RebusFacts } from '#features/rebus/rebus-facts.tsx';
import { toRebusView } from '#features/rebus/rebus-view.ts';
import { useText } from '#i18n/use-text.ts';
import { pageHead } from '#platform/page-head.ts';
import { loadDocument } from '#services/load-document.ts';
import { documentAddress } from '#services/transform/addresses.ts';
import { Column } from '#ui/column.tsx';
import { documentId } from './parts/document-id.ts';
import { documentOfKind } from './parts/document-of-kind.ts';
import { headContext } from './parts/head-context.ts';

export const Route = createFileRoute('/rebus/$presentationId')({
  loader: async ({ params, context: { texts } }) => {
    const loaded = documentOfKind(await loadDocument(documentId(params.presentationId)), 'rebus');
    const view = toDocumentView(loaded.document, loaded.heads, texts);
    return { view, rebus: toRebusView(loaded.document, texts) };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { view } = loaderData;
    const context = headContext(match.context);
    const options = {
      path: documentAddress('rebus', view.id),
      type: 'TouristTrip',
      trail: [{ title: context.texts.t('explore.tab.rebus'), path: '/explore/list/rebus' }],
    };
    return pageHead(documentMeta(view, options, context), context);
  },
  component: Rebus,
});

function Rebus() {
  const { view, rebus } = Route.useLoaderData();
  const t = useText();
  const { owner } = view;
  return (
    <article>
      <DocumentOpening view={view} kindLabel={t('kind.rebus')}>
        <RebusFacts rebus={rebus} />
      </DocumentOpening>
      {owner && (
        <Column>
          <OwnerCard owner={owner} label={t('owner.publishedBy')} />
        </Column>
      )}
    </article>
  );
}
