/**
 * A script in the page, inside the layer of the static map's tiles: places them as soon as the
 * browser knows the size of the map, instead of when the site's script has loaded and React has
 * hydrated the page. Its size is part of the page (vite/inline-script.ts).
 */
import type { MapBounds, MapCamera } from '../map-camera.ts';
import { DARK, measureView, placeTiles, STATIC_BELOW_ZOOM } from './static-tiles.ts';

const layer = document.currentScript?.parentElement;
const map = layer?.closest<HTMLElement>('[data-opens]');
const page = document.documentElement.dataset;
// The map of a museum's visitors opens on its places, which are not known yet. On a phone, the list
// may be shown instead of the map.
if (
  layer &&
  map &&
  page['checkedIn'] === undefined &&
  getComputedStyle(map).visibility !== 'hidden'
) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by StaticMap
  const start = JSON.parse(layer.dataset['start'] ?? '') as MapCamera | MapBounds;
  const view = measureView(start, map, map.querySelector('[data-controls]'));
  const language = page['language'] ?? '';
  const theme = matchMedia(DARK).matches ? 'dark' : 'light';
  layer.addEventListener('error', () => (layer.dataset['failed'] = ''), true);
  if (view && view.frame.zoom < STATIC_BELOW_ZOOM) placeTiles(layer, view, { language, theme });
}
