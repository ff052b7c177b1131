import { createFileRoute, notFound } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, type ComponentType, type ReactNode } from 'react';
import {
  ArticlePage as WrittenArticlePage,
  type ArticlePageProps,
} from '#features/article/article-page.tsx';
import { toArticleView, type ArticleView } from '#features/article/document-view.ts';
import { ClosedPostPage } from '#features/rebus/closed-post-page.tsx';
import { LazyPost } from '#features/rebus/lazy-post.tsx';
import { toPostView, type PostView } from '#features/rebus/rebus-view.ts';
import { StartButton } from '#features/rebus/start-button.tsx';
import type { Texts } from '#i18n/texts.ts';
import { useTexts } from '#i18n/text-context.tsx';
import type { PageMeta } from '#state/page-head.ts';
import { untilLeft } from '#browser/until-left.ts';
import { loadDocument, type LoadedDocument } from '#api/load-document.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { toTextOrEmpty } from '#api/transform/text.ts';
import type { TextView } from '#view-models.ts';
import { dataOrThrow } from './parts/data-or-throw.ts';
import { documentId } from './parts/document-id.ts';
import { documentOfKind } from './parts/document-of-kind.ts';
import { metaHead } from './parts/meta-head.ts';
import { Trail } from './parts/trail.tsx';
import { walkTrail } from './parts/trails.ts';

/** Most posts are closed at first: in the browser the script of an open one comes when it is needed. */
const ArticlePage = createIsomorphicFn()
  .server((): ComponentType<ArticlePageProps> => WrittenArticlePage)
  .client(() =>
    lazy(async () => ({
      default: (await import('#features/article/article-page.tsx')).ArticlePage,
    })),
  )();

export const Route = createFileRoute('/rebus/$presentationId/post/$articleId')({
  loader: ({ params, context: { texts }, location }) =>
    loadPost(params, texts, untilLeft(location)),
  head: metaHead,
  component: RebusPost,
});

interface PostParams {
  readonly presentationId: string;
  readonly articleId: string;
}

/** What a closed post holds is not even asked for, so that no page can carry it. */
async function loadPost(
  { presentationId, articleId }: PostParams,
  texts: Texts,
  signal: AbortSignal,
) {
  const id = documentId(articleId);
  const opening = await loadDocument(documentId(presentationId), { signal });
  const loaded = documentOfKind(opening, 'rebus');
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
  const loadedPost = dataOrThrow(await loadDocument(id, { signal }));
  return { meta, post, rebus, view: toArticleView(loadedPost, texts) };
}

/** A post belongs to its game and is not to be found past it. */
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
  const start = <StartButton rebusId={rebus.id} />;
  const closed = (run: ReactNode) => (
    <ClosedPostPage post={post} rebus={rebus} breadcrumbs={breadcrumbs} run={run} />
  );
  const article = (read: ArticleView, task: ReactNode) => (
    <ArticlePage view={read} breadcrumbs={trail(read.title)} place={place} task={task} />
  );
  // Comes with the game: a page of before the start needs none of it.
  const toView = async (loaded: LoadedDocument) =>
    (await import('#features/article/document-view.ts')).toArticleView(loaded, texts);
  const id = Number(post.item.id);
  return (
    <LazyPost
      key={id}
      rebusId={rebus.id}
      postId={id}
      hidden={closed}
      {...{ trail, article, toView }}
    >
      {view ? (
        <ArticlePage view={view} breadcrumbs={breadcrumbs} place={place} task={start} />
      ) : (
        closed(start)
      )}
    </LazyPost>
  );
}
