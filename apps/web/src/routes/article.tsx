import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '#features/article/article-page.tsx';
import { toArticleView } from '#features/article/document-view.ts';
import { useText } from '#i18n/use-text.ts';
import { untilLeft } from '#browser/until-left.ts';
import { loadDocument } from '#api/load-document.ts';
import { articleMeta } from './parts/article-meta.ts';
import { documentId } from './parts/document-id.ts';
import { documentOfKind } from './parts/document-of-kind.ts';
import { metaHead } from './parts/meta-head.ts';
import { Trail } from './parts/trail.tsx';
import { listStep } from './parts/trails.ts';
import { ArticleDirections } from './parts/article-directions.tsx';

export const Route = createFileRoute('/article/$articleId')({
  loader: async ({ params, context, location }) => {
    const { texts } = context;
    const loaded = await loadDocument(documentId(params.articleId), {
      signal: untilLeft(location),
    });
    const view = toArticleView(documentOfKind(loaded, 'article'), texts);
    return { view, meta: articleMeta(view, [listStep('articles', texts.t)], context) };
  },
  head: metaHead,
  component: Article,
});

function Article() {
  const { view } = Route.useLoaderData();
  const t = useText();
  const trail = <Trail steps={[listStep('articles', t)]} title={view.title} />;
  return (
    <ArticlePage
      view={view}
      breadcrumbs={trail}
      directions={<ArticleDirections key={view.id} view={view} />}
    />
  );
}
