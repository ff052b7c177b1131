import type { Map as MapLibreMap } from 'maplibre-gl';
import { GROUND_PATIENCE_MS } from '../map-ground.ts';

interface Told {
  readonly sourceId?: string | undefined;
  readonly tile?: unknown;
}

/** What of a map is used here. */
export type DrawnMap = Pick<MapLibreMap, 'getStyle' | 'isSourceLoaded'> & {
  on(event: 'sourcedata' | 'error', hear: (told: Told) => void): unknown;
  once(event: 'load' | 'render' | 'remove', hear: () => void): unknown;
};

export interface Ground {
  readonly isGround: (sourceId: string) => boolean;
  /** Source of land and water that are enough to see: pictures over them come from elsewhere, late or never. Default: all must have come. */
  readonly land?: string | undefined;
}

/**
 * Calls back once, when there is a map to see or patience is at an end.
 * @param onReady is told whether the ground is lost: it failed, or kept everybody waiting, and no piece of it has come
 */
export function whenDrawn(
  map: DrawnMap,
  { isGround, land }: Ground,
  onReady: (isLost: boolean) => void,
): void {
  let [isTold, hasGround, hasFailed] = [false, false, false];
  const tell = (): void => {
    clearTimeout(timer);
    if (!isTold) onReady(hasFailed && !hasGround);
    isTold = true;
  };
  const fail = (): void => {
    hasFailed = true;
    tell();
  };
  const timer = setTimeout(fail, GROUND_PATIENCE_MS);
  map.once('remove', () => {
    isTold = true;
    clearTimeout(timer);
  });
  map.once('load', tell);
  map.on('sourcedata', ({ sourceId = '', tile }) => {
    if (isTold || !isGround(sourceId)) return;
    hasGround ||= tile !== undefined;
    if (sourceId === land && map.isSourceLoaded(land)) map.once('render', tell);
  });
  map.on('error', ({ sourceId }) => {
    // Nothing of a style is drawn that has a fault.
    if (!isTold && !map.getStyle()) fail();
    else hasFailed ||= isGround(sourceId ?? '');
  });
}
