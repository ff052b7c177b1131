/**
 * The origin of distance sorting: the visitor's position, or a place that the visitor has picked
 * while it is unknown. Stored for this visit only.
 */
import { formatLocation, type LatLng } from '@varde/domain/geo';
import { knownPosition } from '#browser/position-store.ts';
import { createStore, useStore } from '#browser/store.ts';
import { readForVisit, writeForVisit } from '#browser/storage.ts';

const KEY = 'place';
/** Location in the API's format, a space, and the name. */
const PICKED = /^(-?[\d.]+,-?[\d.]+) (.+)$/;
const picked = createStore(readForVisit(KEY) ?? '');

/** `undefined` clears it. */
export function pickPlace(place: (LatLng & { readonly name: string }) | undefined): void {
  const text = place ? `${formatLocation(place)} ${place.name}` : '';
  writeForVisit(KEY, text);
  picked.set(text);
}

/** The name of the picked place; unknown during the first paint. */
export function usePickedPlace(): string | undefined {
  return PICKED.exec(useStore(picked, ''))?.[2];
}

/** In the API's format, for loaders; always `undefined` on the server. */
export function sortLocation(): string | undefined {
  const position = knownPosition();
  return position ? formatLocation(position) : PICKED.exec(picked.get())?.[1];
}

/** Cache key of lists by their sort origin; distinguishes a known position from a picked place. */
export function sortMark(): string | undefined {
  const place = sortLocation();
  return place && `${knownPosition() ? 'here' : 'picked'} ${place}`;
}
