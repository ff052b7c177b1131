import { createFileRoute, notFound } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { withMediaBlock } from '#features/article/lazy-media-block.ts';
import { type ArticleView, toArticleView } from '#features/article/document-view.ts';
import { ClosedPostPage } from '#features/rebus/page/closed-post-page.tsx';
import { LazyPost, LazyStartButton } from '#features/rebus/page/lazy-game.tsx';
import { type PostView, toPostView } from '#features/rebus/page/rebus-view.ts';
import type { Texts } from '#i18n/texts.ts';
import { useTexts } from '#i18n/text-context.tsx';
import type { PageMeta } from '#state/page-head.ts';
import { loadParts } from '#browser/lazy-part.tsx';
import { untilLeft } from '#browser/until-left.ts';
import { loadDocument } from '#api/load-document.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { toTextOrEmpty } from '#api/transform/text.ts';
import type { TextView } from '#view-models.ts';
import { dataOrThrow, documentId, loadOfKind } from '#api/route-data.ts';
import { metaHead } from '#state/page-head.ts';
import { Trail } from '#components/trail.tsx';
import { walkTrail } from '#api/transform/trails.ts';
import { ArticlePage } from './lazy-parts.ts';

export const Route = createFileRoute('/rebus/$presentationId/post/$articleId')({
  loader: ({ params, context: { texts }, location }) =>
    loadPost(params, texts, untilLeft(location)),
  head: metaHead,
  component: RebusPost,
});

/** The content of a closed post is not requested, so that no page can contain it. */
async function loadPost(
  { presentationId, articleId }: { readonly presentationId: string; readonly articleId: string },
  texts: Texts,
  signal: AbortSignal,
) {
  const id = documentId(articleId);
  const loaded = await loadOfKind(presentationId, 'rebus', signal);
  const post = toPostView(loaded, id, texts);
  if (!post) throw notFound();
  const { document } = loaded;
  const rebus = {
    id: document.id,
    href: documentPath('rebus', document.id),
    title: toTextOrEmpty(document.title, texts.language.key),
  };
  const meta = postMeta(post, rebus.title);
  if (post.state !== 'normal') return { meta, post, rebus };
  const [result] = await Promise.all([loadDocument(id, { signal }), loadParts(ArticlePage)]);
  const loadedPost = dataOrThrow(result);
  const view = withMediaBlock(toArticleView(loadedPost, texts));
  return { meta, post, rebus, view };
}

/** Not indexed: a post belongs to its game. */
function postMeta({ item }: PostView, rebus: TextView): PageMeta {
  const title = `${item.title.text} · ${rebus.text}`;
  return { title, description: rebus.text, path: undefined };
}

function RebusPost() {
  const { post, rebus, view } = Route.useLoaderData();
  const texts = useTexts();
  const trail = (title: TextView) => (
    <Trail steps={walkTrail('rebus', rebus, texts.t)} title={title} />
  );
  const breadcrumbs = trail(post.item.title);
  const { number, total } = post;
  const place = texts.t('rebus.postOf', { number, total });
  const start = <LazyStartButton rebusId={rebus.id} />;
  const closed = (run: ReactNode) => (
    <ClosedPostPage post={post} rebus={rebus} breadcrumbs={breadcrumbs} run={run} />
  );
  const article = (read: ArticleView, task: ReactNode) => (
    <ArticlePage view={read} breadcrumbs={trail(read.title)} place={place} task={task} />
  );
  const id = Number(post.item.id);
  return (
    <LazyPost key={id} rebusId={rebus.id} postId={id} hidden={closed} {...{ trail, article }}>
      {view ? (
        <ArticlePage view={view} breadcrumbs={breadcrumbs} place={place} task={start} />
      ) : (
        closed(start)
      )}
    </LazyPost>
  );
}
