import { useRouterState, useSearch } from '@tanstack/react-router';
import { useReplaceSearch } from '#browser/use-replace-search.ts';
import { readMapSearch, type MapUrlState } from './map-search.ts';

/** The map's part of the page's URL search, to read and write. */
export function useMapUrlState(): MapUrlState {
  const search = readMapSearch(useSearch({ strict: false }));
  const isChanging = useRouterState({ select: ({ status }) => status === 'pending' });
  return { search, isChanging, write: useReplaceSearch() };
}
