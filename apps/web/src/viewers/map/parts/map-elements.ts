import type { RefObject } from 'react';
import type { MapMargins } from '../map-frame.ts';

export interface MapElements {
  /** All of the map. */
  readonly map: RefObject<HTMLDivElement | null>;
  /** Of the live map. */
  readonly holder: RefObject<HTMLDivElement | null>;
  /** The buttons in the upper right corner. */
  readonly controls: RefObject<HTMLDivElement | null>;
}

/** Pixels beside and above the buttons, which an area is fitted left of. */
export function coveredBy(controls: HTMLElement | null, map: HTMLElement): MapMargins {
  if (!controls) return { above: 0, right: 0 };
  const { top, right } = map.getBoundingClientRect();
  const place = controls.getBoundingClientRect();
  return { above: place.top - top, right: right - place.left };
}
