import type { Map as MapLibreMap } from 'maplibre-gl';

/** What of a map is used here. */
export type DrawnMap = Pick<MapLibreMap, 'isSourceLoaded'> & {
  on(event: 'sourcedata', hear: (data: { readonly sourceId: string }) => void): unknown;
  once(event: 'load' | 'render', hear: () => void): unknown;
};

/**
 * Calls back when there is a map to see: all of it or, at the latest, its land and water. Pictures over them come from elsewhere, late or
 * never, and the map does not wait for those.
 */
export function whenDrawn(map: DrawnMap, land: string, onReady: () => void): void {
  let isTold = false;
  const tell = (): void => {
    if (isTold) return;
    isTold = true;
    onReady();
  };
  map.once('load', tell);
  map.on('sourcedata', ({ sourceId }) => {
    if (!isTold && sourceId === land && map.isSourceLoaded(land)) map.once('render', tell);
  });
}
