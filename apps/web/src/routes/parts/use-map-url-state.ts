import { useRouterState, useSearch } from '@tanstack/react-router';
import { readMapSearch, type MapUrlState } from '#features/explore/map-search.ts';
import { useReplaceSearch } from './use-replace-search.ts';

/** The part of a page's address that its map reads and writes. */
export function useMapUrlState(): MapUrlState {
  const search = readMapSearch(useSearch({ strict: false }));
  const isChanging = useRouterState({ select: ({ status }) => status === 'pending' });
  return { search, isChanging, write: useReplaceSearch() };
}
