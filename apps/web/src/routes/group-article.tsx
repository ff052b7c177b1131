import { createFileRoute, redirect } from '@tanstack/react-router';
import { ArticlePage } from '#features/article/article-page.tsx';
import { toArticleView } from '#features/article/document-view.ts';
import { holdsArticle, toStopNavigationView } from '#features/presentation/walk-view.ts';
import { StopNavigation } from '#features/presentation/stop-navigation.tsx';
import { withMediaBlock } from '#features/article/lazy-media-block.ts';
import { useText } from '#i18n/use-text.ts';
import { untilLeft } from '#browser/until-left.ts';
import { loadDocument } from '#api/load-document.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { toTextOrEmpty } from '#api/transform/text.ts';
import { articleMeta } from '#features/article/article-meta.ts';
import { documentId, documentOfKind } from '#api/route-data.ts';
import { metaHead } from '#state/page-head.ts';
import { Trail } from '#components/trail.tsx';
import { walkTrail } from '#api/transform/trails.ts';
import { Directions } from '#features/walking-route/lazy-route-panel.tsx';

export const Route = createFileRoute('/group/$presentationId/article/$articleId')({
  loader: async ({ params, context, location }) => {
    const signal = untilLeft(location);
    const { texts } = context;
    const [article, presentation] = await Promise.all([
      loadDocument(documentId(params.articleId), { signal }),
      loadDocument(documentId(params.presentationId), { signal }),
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
    const view = withMediaBlock(toArticleView(shown, texts));
    const group = {
      href: documentPath('group', id),
      title: toTextOrEmpty(title, texts.language.key),
    };
    const meta = articleMeta(view, walkTrail('presentations', group, texts.t), context);
    return {
      meta,
      view,
      stopNavigation: toStopNavigationView(loaded, shown.document.id, texts),
      group,
    };
  },
  head: metaHead,
  component: GroupArticle,
});

function GroupArticle() {
  const { view, stopNavigation, group } = Route.useLoaderData();
  const t = useText();
  return (
    <ArticlePage
      view={view}
      breadcrumbs={<Trail steps={walkTrail('presentations', group, t)} title={view.title} />}
      directions={<Directions key={view.id} to={view} />}
      after={<StopNavigation group={group} navigation={stopNavigation} />}
    />
  );
}
