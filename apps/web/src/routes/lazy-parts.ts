/** Parts of pages that several features share: their scripts come after the first page's own. */
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ComponentProps } from 'react';
import { ReferenceCard as ServerReferenceCard } from '#components/reference-card.tsx';
import { ArticlePage as ServerArticlePage } from '#features/article/article-page.tsx';
import { PostList as ServerPostList } from '#features/rebus/page/post-list.tsx';
import { TakeAlong as ServerTakeAlong } from '#features/walking-route/take-along.tsx';
import { lazyPart, type LazyPart } from '#browser/lazy-part.tsx';

/** Most posts are closed at first. */
export const ArticlePage = createIsomorphicFn()
  .server((): LazyPart<ComponentProps<typeof ServerArticlePage>> => ServerArticlePage)
  .client(() =>
    lazyPart(async () => (await import('#features/article/article-page.tsx')).ArticlePage),
  )();

/** Below the fold of a rebus. */
export const PostList = createIsomorphicFn()
  .server((): LazyPart<ComponentProps<typeof ServerPostList>> => ServerPostList)
  .client(() =>
    lazyPart(async () => (await import('#features/rebus/page/post-list.tsx')).PostList),
  )();

/** Few themes have one. */
export const ReferenceCard = createIsomorphicFn()
  .server((): LazyPart<ComponentProps<typeof ServerReferenceCard>> => ServerReferenceCard)
  .client(() =>
    lazyPart(async () => (await import('#components/reference-card.tsx')).ReferenceCard),
  )();

/**
 * Downloads of a walk, below the fold. In no boundary of its own: that would render it again, and
 * collapse what a fast visitor has opened.
 */
export const TakeAlong = createIsomorphicFn()
  .server((): LazyPart<ComponentProps<typeof ServerTakeAlong>> => ServerTakeAlong)
  .client(() =>
    lazyPart(async () => (await import('#features/walking-route/take-along.tsx')).TakeAlong),
  )();
