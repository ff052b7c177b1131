import { createIsomorphicFn } from '@tanstack/react-start';
import {
  PagedList as ServerPagedList,
  type PagedListProps,
} from '#features/explore/paged-list.tsx';
import { lazyPart, type LazyPart } from '#browser/lazy-part.tsx';

/** Below the fold of an owner: its script comes after the first page's own. */
export const PagedList = createIsomorphicFn()
  .server((): LazyPart<PagedListProps> => ServerPagedList)
  .client(() =>
    lazyPart(async () => (await import('#features/explore/paged-list.tsx')).PagedList),
  )();
