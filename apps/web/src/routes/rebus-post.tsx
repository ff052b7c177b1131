import { createFileRoute, notFound } from '@tanstack/react-router';
import { ArticlePage } from '#features/article/article-page.tsx';
import { toArticleView } from '#features/article/article-view.ts';
import { ClosedPostPage } from '#features/rebus/closed-post-page.tsx';
import { toPostView } from '#features/rebus/rebus-view.ts';
import type { PostView } from '#features/rebus/rebus-view.ts';
import type { Texts } from '#i18n/texts.ts';
import { useText } from '#i18n/use-text.ts';
import type { PageMeta } from '#platform/page-head.ts';
import { loadDocument } from '#services/load-document.ts';
import { documentAddress } from '#services/transform/addresses.ts';
import { toTextOrEmpty } from '#services/transform/text.ts';
import type { TextView } from '#services/transform/text.ts';
import { dataOrThrow } from './parts/data-or-throw.ts';
import { documentId } from './parts/document-id.ts';
import { documentOfKind } from './parts/document-of-kind.ts';
import { metaHead } from './parts/meta-head.ts';
import { Trail } from './parts/trail.tsx';
import { walkTrail } from './parts/trails.ts';

export const Route = createFileRoute('/rebus/$presentationId/post/$articleId')({
  loader: ({ params, context: { texts } }) => loadPost(params, texts),
  head: metaHead,
  component: RebusPost,
});

interface PostParams {
  readonly presentationId: string;
  readonly articleId: string;
}

/** What a closed post holds is not even asked for, so that no page can carry it. */
async function loadPost({ presentationId, articleId }: PostParams, texts: Texts) {
  const id = documentId(articleId);
  const loaded = documentOfKind(await loadDocument(documentId(presentationId)), 'rebus');
  const post = toPostView(loaded, id, texts);
  if (!post) throw notFound();
  const { document } = loaded;
  const rebus = {
    href: documentAddress('rebus', document.id),
    title: toTextOrEmpty(document.title, texts.language.key),
  };
  const meta = postMeta(post, rebus.title);
  if (post.state !== 'normal') return { meta, post, rebus };
  return { meta, post, rebus, view: toArticleView(dataOrThrow(await loadDocument(id)), texts) };
}

/** A post belongs to its game and is not to be found past it. */
function postMeta({ item }: PostView, rebus: TextView): PageMeta {
  const title = `${item.title.text} · ${rebus.text}`;
  return { title, description: rebus.text, path: undefined };
}

function RebusPost() {
  const { post, rebus, view } = Route.useLoaderData();
  const t = useText();
  const trail = <Trail steps={walkTrail('rebus', rebus, t)} title={post.item.title} />;
  if (!view) return <ClosedPostPage post={post} rebus={rebus} breadcrumbs={trail} />;
  return <ArticlePage view={view} breadcrumbs={trail} />;
}
