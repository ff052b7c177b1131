import type { PictureTiles } from '../gallery-slide.ts';
import { tilesInView, type PictureView, type Tile } from '../tiles-in-view.ts';

export interface TileLayer {
  readonly element: HTMLElement;
  /** Lays it over the picture, whose size on the page this is. */
  fit(width: number, height: number): void;
  draw(view: PictureView): void;
}

/** Holds the tiles in view; those of another sharpness stay under them until all that is wanted has come. */
/** @param filters a CSS `filter`, as the picture under it has */
export function createTileLayer(tiles: PictureTiles, filters: string): TileLayer {
  const element = document.createElement('div');
  element.className = 'gallery-tiles';
  element.style.filter = filters;
  const drawn = new Map<string, HTMLImageElement>();
  let wanted: ReadonlySet<string> = new Set();
  const sweep = () => {
    const isWhole = [...wanted].every((address) => drawn.get(address)?.complete);
    if (!isWhole) return;
    for (const [address, image] of drawn) {
      if (wanted.has(address)) continue;
      image.remove();
      drawn.delete(address);
    }
  };
  const draw = (view: PictureView) => {
    const found = tilesInView(tiles, view);
    wanted = new Set(found.map(({ address }) => address));
    for (const tile of found) {
      if (drawn.has(tile.address)) continue;
      const image = tileImage(tile, tiles, sweep);
      drawn.set(tile.address, image);
      element.append(image);
    }
    sweep();
  };
  const fit = (width: number, height: number) => {
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
  };
  return { element, fit, draw };
}

/** Placed by shares of the picture, so that it is drawn larger and smaller with it. */
function tileImage(tile: Tile, whole: PictureTiles, onSettled: () => void): HTMLImageElement {
  const image = new Image();
  const across = (pixels: number) => `${(pixels / whole.width) * 100}%`;
  const down = (pixels: number) => `${(pixels / whole.height) * 100}%`;
  image.alt = '';
  image.decoding = 'async';
  image.style.left = across(tile.left);
  image.style.top = down(tile.top);
  image.style.width = across(tile.width);
  image.style.height = down(tile.height);
  image.addEventListener('load', onSettled);
  // The browser's sign for a broken picture would cover what lies under it.
  image.addEventListener('error', () => {
    image.hidden = true;
    onSettled();
  });
  image.src = tile.address;
  return image;
}
