import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '#features/article/article-page.tsx';
import { toArticleView } from '#features/article/document-view.ts';
import { withMediaBlock } from '#features/article/lazy-media-block.ts';
import { useText } from '#i18n/use-text.ts';
import { untilLeft } from '#browser/until-left.ts';
import { articleMeta } from '#features/article/article-meta.ts';
import { loadOfKind } from '#api/route-data.ts';
import { metaHead } from '#state/page-head.ts';
import { Trail } from '#components/trail.tsx';
import { listStep } from '#api/transform/trails.ts';
import { Directions } from '#features/walking-route/lazy-route-panel.tsx';

export const Route = createFileRoute('/article/$articleId')({
  loader: async ({ params, context, location }) => {
    const { texts } = context;
    const loaded = await loadOfKind(params.articleId, 'article', untilLeft(location));
    const view = withMediaBlock(toArticleView(loaded, texts));
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
      directions={<Directions key={view.id} to={view} />}
    />
  );
}
