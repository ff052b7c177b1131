import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ItemMap } from '#features/item-map/item-map.tsx';
import type { ItemMapProps } from '#features/item-map/item-map.tsx';
import { readItemMapSearch } from '#features/item-map/item-map-search.ts';
import type { ItemMapSearch } from '#features/item-map/item-map-search.ts';

export interface MapVariantProps extends Omit<ItemMapProps, 'search' | 'onSearch'> {
  /** Where we are, and the tabs to the other views. */
  top: ReactNode;
}

/** The map of a page: its things on a map and as a list, the view kept in the address. */
export function MapVariant({ top, ...map }: MapVariantProps) {
  const search = readItemMapSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const handleSearch = (seen: ItemMapSearch) => {
    void navigate({ to: '.', search: seen, replace: true, resetScroll: false });
  };
  return (
    <>
      {top}
      <ItemMap {...map} search={search} onSearch={handleSearch} />
    </>
  );
}
