import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '#features/article/article-page.tsx';
import { toArticleView } from '#features/article/article-view.ts';
import { documentMeta } from '#features/article/document-meta.ts';
import { useText } from '#i18n/use-text.ts';
import { pageHead } from '#platform/page-head.ts';
import { loadDocument } from '#services/load-document.ts';
import { documentAddress } from '#services/transform/addresses.ts';
import { ARTICLE_TYPES } from './parts/article-types.ts';
import { documentId } from './parts/document-id.ts';
import { documentOfKind } from './parts/document-of-kind.ts';
import { headContext } from './parts/head-context.ts';
import { Trail } from './parts/trail.tsx';
import { listStep } from './parts/trails.ts';

export const Route = createFileRoute('/article/$articleId')({
  loader: async ({ params, context }) =>
    toArticleView(
      documentOfKind(await loadDocument(documentId(params.articleId)), 'article'),
      context.texts,
    ),
  head: ({ loaderData: view, match }) => {
    if (!view) return {};
    const context = headContext(match.context);
    const { t } = context.texts;
    const trail = [listStep('articles', t)];
    const path = documentAddress('article', view.id);
    return pageHead(documentMeta(view, { path, type: ARTICLE_TYPES, trail }, context), context);
  },
  component: Article,
});

function Article() {
  const view = Route.useLoaderData();
  const t = useText();
  const trail = <Trail steps={[listStep('articles', t)]} title={view.title} />;
  return <ArticlePage view={view} breadcrumbs={trail} />;
}
