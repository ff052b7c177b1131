import { Suspense, use, useState } from 'react';
import type { ReactNode } from 'react';
import { SectionFailed } from '#content/section-failed.tsx';
import { Hero } from '#content/hero.tsx';
import type { HeroProps } from '#content/hero.tsx';
import { useLanguage } from '#i18n/use-text.ts';
import type { ApiResult } from '#services/api-result.ts';
import { loadDocument } from '#services/load-document.ts';
import type { LoadedDocument } from '#services/load-document.ts';
import { toTextOrEmpty } from '#services/transform/text.ts';
import type { Game } from './game.ts';
import { SeekPost } from './seek-post.tsx';
import { TaskPanel } from './task-panel.tsx';
import { useArrival } from './use-arrival.ts';
import { useGame } from './use-game.ts';

export interface LivePostProps {
  readonly rebusId: number;
  readonly postId: number;
  readonly trail: (title: { text: string; lang: string }) => ReactNode;
  /** What there is to read, with the task after it. */
  readonly article: (loaded: LoadedDocument, task: ReactNode) => ReactNode;
  /** As long as it is hidden. */
  readonly hidden: ReactNode;
}

/** A post in the visitor's own run: where to find it, or what it holds and asks. */
export function LivePost({ rebusId, postId, trail, article, hidden }: LivePostProps) {
  const { game, state } = useGame(rebusId);
  useArrival(game, state, postId);
  const { key } = useLanguage();
  const post = state.posts.get(postId);
  const head = game.heads.get(postId);
  const wire = game.document.content?.posts?.find((one) => one.document_id === postId);
  if (!post || !head || !wire || post.status === 'hidden') return hidden;
  const breadcrumbs = trail(toTextOrEmpty(head.title, key));
  if (post.status === 'locked')
    return (
      <SeekPost key={postId} {...{ game, state, head, post: wire, unmet: post.by, breadcrumbs }} />
    );
  const task = <TaskPanel key={postId} {...{ game, state, post: wire }} />;
  const bare = { title: toTextOrEmpty(head.title, key), breadcrumbs, children: task };
  return (
    <Suspense fallback={<Hero {...bare} />}>
      <ReadPost key={postId} {...{ game, postId, task, article, bare }} />
    </Suspense>
  );
}

interface ReadPostProps extends Pick<LivePostProps, 'article' | 'postId'> {
  readonly game: Game;
  readonly task: ReactNode;
  readonly bare: HeroProps;
}

/** When the text does not come, the task can be solved all the same. */
function ReadPost({ game, postId, task, article, bare }: ReadPostProps) {
  const [loading, setLoading] = useState(() => loadPost(game, postId));
  const result = use(loading);
  if (result.status === 'ok') return article(result.data, task);
  const retry = () => {
    posts.delete(keyOf(game, postId));
    setLoading(loadPost(game, postId));
  };
  return (
    <Hero {...bare}>
      <SectionFailed onRetry={retry} />
      {task}
    </Hero>
  );
}

const posts = new Map<string, Promise<ApiResult<LoadedDocument>>>();

const keyOf = ({ id }: Game, postId: number): string => `${id} ${postId}`;

/** Asked for once a page; again after it did not come. */
function loadPost(game: Game, postId: number): Promise<ApiResult<LoadedDocument>> {
  const key = keyOf(game, postId);
  const known = posts.get(key);
  if (known) return known;
  const loading = loadDocument(postId, game.id);
  posts.set(key, loading);
  return loading;
}
