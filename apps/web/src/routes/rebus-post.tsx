import { createFileRoute, notFound } from '@tanstack/react-router';
import { ArticlePage } from '#features/article/article-page.tsx';
import { toArticleView } from '#features/article/article-view.ts';
import { ClosedPostPage } from '#features/rebus/closed-post-page.tsx';
import { toPostView } from '#features/rebus/rebus-view.ts';
import type { Texts, Translate } from '#i18n/texts.ts';
import { useText } from '#i18n/use-text.ts';
import { pageHead } from '#platform/page-head.ts';
import { loadDocument } from '#services/load-document.ts';
import { documentAddress } from '#services/transform/addresses.ts';
import { toTextOrEmpty } from '#services/transform/text.ts';
import type { TextView } from '#services/transform/text.ts';
import { dataOrThrow } from './parts/data-or-throw.ts';
import { documentId } from './parts/document-id.ts';
import { documentOfKind } from './parts/document-of-kind.ts';
import { headContext } from './parts/head-context.ts';
import { Trail } from './parts/trail.tsx';
import { listStep, pageStep } from './parts/trails.ts';

export const Route = createFileRoute('/rebus/$presentationId/post/$articleId')({
  loader: ({ params, context: { texts } }) => loadPost(params, texts),
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { post, rebus } = loaderData;
    const title = `${post.item.title.text} · ${rebus.title.text}`;
    // A post belongs to its game and is not to be found past it.
    return pageHead(
      { title, description: rebus.title.text, path: undefined },
      headContext(match.context),
    );
  },
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
  if (post.state !== 'normal') return { post, rebus };
  return { post, rebus, view: toArticleView(dataOrThrow(await loadDocument(id)), texts) };
}

function postTrail({ title, href }: { title: TextView; href: string }, t: Translate) {
  return [listStep('rebus', t), pageStep(title, href)];
}

function RebusPost() {
  const { post, rebus, view } = Route.useLoaderData();
  const t = useText();
  const trail = <Trail steps={postTrail(rebus, t)} title={post.item.title} />;
  if (!view) return <ClosedPostPage post={post} rebus={rebus} breadcrumbs={trail} />;
  return <ArticlePage view={view} breadcrumbs={trail} />;
}
