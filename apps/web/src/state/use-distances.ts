import { distanceBetween, formatDistance, type LatLng } from '@varde/domain/geo';
import { useCallback, useMemo } from 'react';
import { useLanguage } from '#i18n/use-text.ts';
import { usePosition } from '#browser/use-position.ts';

type Place = LatLng | undefined;

/** Returns a function that formats a place's distance; `undefined` while either is unknown. */
export function useDistance(): (place: Place) => string | undefined {
  const { state } = usePosition();
  const { tag } = useLanguage();
  const position = state.status === 'known' ? state.position : undefined;
  return useCallback(
    (place) => position && place && formatDistance(distanceBetween(position, place), tag),
    [position, tag],
  );
}

/** Adds the formatted distance from the visitor to items, if known. */
export function useDistances<T extends { readonly location?: Place }>(
  items: readonly T[],
): readonly (T & { distance?: string | undefined })[] {
  const distanceTo = useDistance();
  return useMemo(
    () => items.map((item) => ({ ...item, distance: distanceTo(item.location) })),
    [items, distanceTo],
  );
}
