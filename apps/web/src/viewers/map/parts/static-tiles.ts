/**
 * The static map's view, and its tiles as images. React only holds their layer: they may be placed
 * before it has hydrated the page (first-tiles.ts), and stay then.
 */
import type { MapTheme } from '@varde/domain/ground-palette';
import type { MapBounds, MapCamera, MapFrame } from '../map-camera.ts';
import { openingFrame, paddingOf, tilesInView, type MapSize } from '../map-frame.ts';
import { coveredBy } from './map-elements.ts';

export interface StaticView {
  readonly frame: MapFrame;
  readonly size: MapSize;
}

/** Nearer than this the bundled map is too coarse for a static map. */
export const STATIC_BELOW_ZOOM = 10.5;
export const DARK = '(prefers-color-scheme: dark)';

/** @returns what a map element of this size shows; undefined while it has none */
export function measureView(
  start: MapCamera | MapBounds,
  map: HTMLElement,
  controls: HTMLElement | null,
): StaticView | undefined {
  const size = { width: map.clientWidth, height: map.clientHeight };
  if (size.width === 0 || size.height === 0) return undefined;
  return { size, frame: openingFrame(start, size, paddingOf(size, coveredBy(controls, map))) };
}

/** The bundled archive as images, served as static tiles. */
const TILES_PATH = '/basemap/static';
/** Tiles are drawn for quarters of a zoom, so that texts have nearly their size. */
const ZOOM_STEP = 0.25;

export interface TileLooks {
  /** A language's key. */
  readonly language: string;
  readonly theme: MapTheme;
}

/** Images that are there already stay, so that none is requested or decoded twice. */
export function placeTiles(
  layer: HTMLElement,
  { frame, size }: StaticView,
  { language, theme }: TileLooks,
): void {
  const zoom = Math.round(frame.zoom / ZOOM_STEP) * ZOOM_STEP;
  const { side, tiles } = tilesInView(frame, size, Math.floor(zoom));
  const before = new Map([...layer.querySelectorAll('img')].map((one) => [one.dataset['at'], one]));
  for (const { x, y, left, top } of tiles) {
    const at = `${x}/${y}`;
    const image = before.get(at) ?? addImage(layer, at);
    before.delete(at);
    const url = `${TILES_PATH}/${zoom}/${at}?language=${language}&theme=${theme}`;
    if (image.getAttribute('src') !== url) image.src = url;
    // Larger, so that no gap is visible where pixels are rounded.
    const [x0, y0, length] = [left, top, side + 0.5].map((pixels) => `${pixels}px`);
    Object.assign(image.style, { left: x0, top: y0, width: length, height: length });
  }
  for (const image of before.values()) image.remove();
}

function addImage(layer: HTMLElement, at: string): HTMLImageElement {
  const image = document.createElement('img');
  image.dataset['at'] = at;
  image.alt = '';
  image.draggable = false;
  image.fetchPriority = 'high';
  return layer.appendChild(image);
}
