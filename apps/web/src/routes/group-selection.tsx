import { createFileRoute, notFound } from '@tanstack/react-router';
import { SelectionPage } from '#features/presentation/selection-page.tsx';
import { toSelectionView } from '#features/presentation/walk-view.ts';
import { pageHead } from '#platform/page-head.ts';
import { loadDocument } from '#services/load-document.ts';
import { breadcrumbList } from '#services/transform/structured-data.ts';
import { documentId } from './parts/document-id.ts';
import { documentOfKind } from './parts/document-of-kind.ts';
import { headContext } from './parts/head-context.ts';

export const Route = createFileRoute('/group/$presentationId/selection/$selectionId')({
  loader: async ({ params, context: { texts } }) => {
    const loaded = documentOfKind(await loadDocument(documentId(params.presentationId)), 'group');
    const view = toSelectionView(loaded, documentId(params.selectionId), texts);
    if (!view) throw notFound();
    return view;
  },
  head: ({ loaderData: view, match }) => {
    if (!view) return {};
    const context = headContext(match.context);
    const { group, title, lead, picture } = view;
    const path = `${group.href}/selection/${view.id}`;
    const crumbs = [
      { title: context.texts.t('shell.home'), path: '/' },
      { title: group.title.text, path: group.href },
      { title: title.text, path },
    ];
    const structuredData = [breadcrumbList(crumbs, context.origin)];
    const description = lead?.text ?? group.title.text;
    return pageHead({ title: title.text, description, path, picture, structuredData }, context);
  },
  component: Selection,
});

function Selection() {
  return <SelectionPage view={Route.useLoaderData()} />;
}
