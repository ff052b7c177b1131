import { Suspense, use, useState, type ReactNode } from 'react';
import type { ArticleView } from '#features/article/document-view.ts';
import { SectionFailed } from '#components/section-boundary.tsx';
import { Hero, type HeroProps } from '#components/hero.tsx';
import { useTexts } from '#i18n/text-context.tsx';
import { useLanguage } from '#i18n/use-text.ts';
import { loadDocument } from '#api/load-document.ts';
import { toTextOrEmpty } from '#api/transform/text.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import type { Game } from './game.ts';
import { RunPanel } from './run-panel.tsx';
import { SeekPost } from './seek-post.tsx';
import { TaskPanel } from './task-panel.tsx';
import { useArrival, useGame, useSharedWin } from './use-game.ts';

export interface LivePostProps {
  readonly rebusId: number;
  readonly postId: number;
  readonly trail: (title: { text: string; lang: string }) => ReactNode;
  /** The post's text, followed by the task. */
  readonly article: (view: ArticleView, task: ReactNode) => ReactNode;
  /** The page of a hidden post, with the progress of the run. */
  readonly hidden: (run: ReactNode) => ReactNode;
}

/** A post on its page; `children` while the game loads or when it fails to. */
export function LivePost({ children, ...post }: LivePostProps & { children: ReactNode }) {
  return (
    <ErrorBoundary renderFallback={() => children}>
      <Suspense fallback={children}>
        <PostInRun {...post} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A post in the visitor's run: directions to it, or its text and task. */
function PostInRun({ rebusId, postId, trail, hidden, article }: LivePostProps) {
  const { game, state } = useGame(rebusId);
  useArrival(game, state, postId);
  useSharedWin(game, state);
  const { key } = useLanguage();
  const post = state.posts.get(postId);
  const head = game.heads.get(postId);
  const wire = game.document.content?.posts?.find((one) => one.document_id === postId);
  if (!post || !head || !wire || post.status === 'hidden')
    return hidden(<RunPanel rebusId={rebusId} />);
  const breadcrumbs = trail(toTextOrEmpty(head.title, key));
  if (post.status === 'locked')
    return (
      <SeekPost key={postId} {...{ game, state, head, post: wire, unmet: post.by, breadcrumbs }} />
    );
  const task = <TaskPanel key={postId} {...{ game, state, post: wire }} />;
  // Without the task: typed input would be lost when the text arrives.
  const bare = { title: toTextOrEmpty(head.title, key), breadcrumbs };
  return (
    <Suspense fallback={<Hero {...bare} />}>
      <ReadPost key={`${postId} ${key}`} {...{ game, postId, task, bare, article }} />
    </Suspense>
  );
}

interface ReadPostProps extends Pick<LivePostProps, 'article' | 'postId'> {
  readonly game: Game;
  readonly task: ReactNode;
  readonly bare: HeroProps;
}

/** When the text fails to load, the task can still be solved. */
function ReadPost({ game, postId, task, article, bare }: ReadPostProps) {
  const texts = useTexts();
  const load = async () => {
    const result = await loadDocument(postId, { rebus: game.id });
    if (result.status !== 'ok') return undefined;
    const { toArticleView } = await import('#features/article/document-view.ts');
    return toArticleView(result.data, texts);
  };
  const key = `${game.id} ${postId} ${texts.language.key}`;
  const [loading, setLoading] = useState(() => views.get(key) ?? cacheView(load()));
  const view = use(loading);
  if (view !== undefined) return article(view, task);
  return (
    <Hero {...bare}>
      <SectionFailed onRetry={() => setLoading(cacheView(load()))} />
      {task}
    </Hero>
  );

  function cacheView(promise: Promise<ArticleView | undefined>) {
    views.set(key, promise);
    return promise;
  }
}

/** By game, post and language: a component that suspends on its first render loses its state. */
const views = new Map<string, Promise<ArticleView | undefined>>();
