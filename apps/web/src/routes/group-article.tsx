import { createFileRoute, redirect } from '@tanstack/react-router';
import { ArticlePage } from '#features/article/article-page.tsx';
import { toArticleView } from '#features/article/article-view.ts';
import { documentMeta } from '#features/article/document-meta.ts';
import { holdsArticle, toWayView } from '#features/presentation/walk-view.ts';
import { WayOn } from '#features/presentation/way-on.tsx';
import type { Translate } from '#i18n/texts.ts';
import { useText } from '#i18n/use-text.ts';
import { pageHead } from '#platform/page-head.ts';
import { loadDocument } from '#services/load-document.ts';
import { documentAddress } from '#services/transform/addresses.ts';
import { toTextOrEmpty } from '#services/transform/text.ts';
import type { TextView } from '#services/transform/text.ts';
import { ARTICLE_TYPES } from './parts/article-types.ts';
import { documentId } from './parts/document-id.ts';
import { documentOfKind } from './parts/document-of-kind.ts';
import { headContext } from './parts/head-context.ts';
import { Trail } from './parts/trail.tsx';
import { listStep, pageStep } from './parts/trails.ts';

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
      way: toWayView(loaded, shown.document.id, texts),
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
    const trail = groupTrail(group, context.texts.t);
    return pageHead(documentMeta(view, { path, type: ARTICLE_TYPES, trail }, context), context);
  },
  component: GroupArticle,
});

function groupTrail({ title, href }: { title: TextView; href: string }, t: Translate) {
  return [listStep('presentations', t), pageStep(title, href)];
}

function GroupArticle() {
  const { view, way, group } = Route.useLoaderData();
  const t = useText();
  return (
    <ArticlePage
      view={view}
      breadcrumbs={<Trail steps={groupTrail(group, t)} title={view.title} />}
      after={<WayOn group={group} way={way} />}
    />
  );
}
