import { useNavigate, useSearch } from '@tanstack/react-router';
import { ItemMap } from '#features/item-map/item-map.tsx';
import type { ItemMapProps } from '#features/item-map/item-map.tsx';
import { readItemMapSearch } from '#features/item-map/item-map-search.ts';
import type { ItemMapSearch } from '#features/item-map/item-map-search.ts';

/** The map of a page: its things on a map and as a list, the view kept in the address. */
export function MapVariant(map: Omit<ItemMapProps, 'search' | 'onSearch'>) {
  const search = readItemMapSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const handleSearch = (seen: ItemMapSearch) => {
    void navigate({ to: '.', search: seen, replace: true, resetScroll: false });
  };
  return <ItemMap {...map} search={search} onSearch={handleSearch} />;
}
