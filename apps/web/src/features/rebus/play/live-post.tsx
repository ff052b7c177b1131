import { Suspense, use, useState, type ReactNode } from 'react';
import { SectionFailed } from '#components/section-boundary.tsx';
import { Hero, type HeroProps } from '#components/hero.tsx';
import { useLanguage } from '#i18n/use-text.ts';
import { loadDocument, type LoadedDocument } from '#api/load-document.ts';
import { toTextOrEmpty } from '#api/transform/text.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import type { Game } from './game.ts';
import { RunPanel } from './run-panel.tsx';
import { SeekPost } from './seek-post.tsx';
import { TaskPanel } from './task-panel.tsx';
import { useArrival } from './use-arrival.ts';
import { useSharedWin } from './use-celebrate.ts';
import { useGame } from './use-game.ts';

/** What there is to read, as its page takes it. */
type ReadView<V> = (loaded: LoadedDocument) => V | Promise<V>;

export interface LivePostProps<V> {
  readonly rebusId: number;
  readonly postId: number;
  readonly trail: (title: { text: string; lang: string }) => ReactNode;
  readonly toView: ReadView<V>;
  /** What there is to read, with the task after it. */
  readonly article: (view: V, task: ReactNode) => ReactNode;
  /** As long as it is hidden, with how far the run has come. */
  readonly hidden: (run: ReactNode) => ReactNode;
}

/** A post on its page; `children` until the game is there. */
export function LivePost<V>({ children, ...post }: LivePostProps<V> & { children: ReactNode }) {
  return (
    <ErrorBoundary renderFallback={() => children}>
      <Suspense fallback={children}>
        <PostInRun {...post} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A post in the visitor's own run: where to find it, or what it holds and asks. */
function PostInRun<V>({ rebusId, postId, trail, hidden, ...read }: LivePostProps<V>) {
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
  // Without the task: what has been typed in it would be gone when the text comes.
  const bare = { title: toTextOrEmpty(head.title, key), breadcrumbs };
  return (
    <Suspense fallback={<Hero {...bare} />}>
      <ReadPost key={postId} {...{ game, postId, task, bare, ...read }} />
    </Suspense>
  );
}

interface ReadPostProps<V> extends Pick<LivePostProps<V>, 'article' | 'postId' | 'toView'> {
  readonly game: Game;
  readonly task: ReactNode;
  readonly bare: HeroProps;
}

/** When the text does not come, the task can be solved all the same. */
function ReadPost<V>({ game, postId, toView, task, article, bare }: ReadPostProps<V>) {
  const load = async () => {
    const result = await loadDocument(postId, { rebus: game.id });
    return result.status === 'ok' ? toView(result.data) : undefined;
  };
  const cache = readViews<V>();
  const key = `${game.id} ${postId}`;
  const [loading, setLoading] = useState(() => cache.get(key) ?? cacheView(load()));
  const view = use(loading);
  if (view !== undefined) return article(view, task);
  return (
    <Hero {...bare}>
      <SectionFailed onRetry={() => setLoading(cacheView(load()))} />
      {task}
    </Hero>
  );

  function cacheView(promise: Promise<V | undefined>): Promise<V | undefined> {
    cache.set(key, promise);
    return promise;
  }
}

const views = new Map<string, Promise<unknown>>();

/** What a page has read of posts: a suspended component forgets what it asked for. */
function readViews<V>(): Map<string, Promise<V | undefined>> {
  return views as Map<string, Promise<V | undefined>>;
}
