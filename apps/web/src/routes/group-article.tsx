import { createFileRoute, redirect } from '@tanstack/react-router';
import { ArticlePage } from '#features/article/article-page.tsx';
import { toArticleView } from '#features/article/article-view.ts';
import { documentMeta } from '#features/article/document-meta.ts';
import { holdsArticle, toWalkView } from '#features/presentation/walk-view.ts';
import { WayOn } from '#features/presentation/way-on.tsx';
import { pageHead } from '#platform/page-head.ts';
import { loadDocument } from '#services/load-document.ts';
import { documentAddress } from '#services/transform/addresses.ts';
import { toTextOrEmpty } from '#services/transform/text.ts';
import { ARTICLE_TYPES } from './parts/article-types.ts';
import { documentId } from './parts/document-id.ts';
import { documentOfKind } from './parts/document-of-kind.ts';
import { headContext } from './parts/head-context.ts';

export const Route = createFileRoute('/group/$presentationId/article/$articleId')({
  loader: async ({ params, context: { texts } }) => {
    const [article, presentation] = await Promise.all([
      loadDocument(documentId(params.articleId)),
      loadDocument(documentId(params.presentationId)),
    ]);
    const loaded = documentOfKind(presentation, 'group');
    const shown = documentOfKind(article, 'article');
    const { id, title } = loaded.document;
    if (!holdsArticle(loaded.document, shown.document.id)) {
      throw redirect({
        to: '/article/$articleId',
        params: { articleId: String(shown.document.id) },
        statusCode: 301,
      });
    }
    return {
      view: toArticleView(shown, texts),
      stops: toWalkView(loaded, texts).stops,
      group: {
        href: documentAddress('group', id),
        title: toTextOrEmpty(title, texts.language.key),
      },
    };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { view, group } = loaderData;
    const context = headContext(match.context);
    // The same text stands at its own address, which is the one to be found by.
    const path = documentAddress('article', view.id);
    const trail = [{ title: group.title.text, path: group.href }];
    return pageHead(documentMeta(view, { path, type: ARTICLE_TYPES, trail }, context), context);
  },
  component: GroupArticle,
});

function GroupArticle() {
  const { view, stops, group } = Route.useLoaderData();
  return (
    <ArticlePage view={view} after={<WayOn group={group} stops={stops} articleId={view.id} />} />
  );
}
