/**
 * Where lists begin: at the visitor, or at a place that the visitor has picked while the position is not known. Picked for this
 * visit only.
 */
import { formatLocation, type LatLng } from '@varde/domain/geo';
import { knownPosition } from '#browser/position-store.ts';
import { createStore, useStore } from '#browser/store.ts';
import { readForVisit, writeForVisit } from '#browser/visit-storage.ts';

const KEY = 'place';
/** Its location as the API is told it, a blank, and its name. */
const PICKED = /^(-?[\d.]+,-?[\d.]+) (.+)$/;
const picked = createStore(readForVisit(KEY) ?? '');

/** `undefined` takes it back. */
export function pickPlace(place: (LatLng & { readonly name: string }) | undefined): void {
  const text = place ? `${formatLocation(place)} ${place.name}` : '';
  writeForVisit(KEY, text);
  picked.set(text);
}

/** The name of the picked place. Not known during the first paint. */
export function usePickedPlace(): string | undefined {
  return PICKED.exec(useStore(picked, ''))?.[2];
}

/** As the API is told it, for loaders; always `undefined` on the server. */
export function sortLocation(): string | undefined {
  const position = knownPosition();
  return position ? formatLocation(position) : PICKED.exec(picked.get())?.[1];
}

/** What tells lists apart by where they begin; a position that is known is told from a picked place. */
export function sortMark(): string | undefined {
  const place = sortLocation();
  return place && `${knownPosition() ? 'here' : 'picked'} ${place}`;
}
