/** Deep zoom: draws IIIF tiles over a large image when zoomed beyond its largest file. */
import type PhotoSwipe from 'photoswipe';
import { FULL_IMAGE_SIZE } from '@varde/domain/constants';
import type { GallerySlide, LoadTiles, ImageTiles } from '../gallery-slide.ts';

type ShownSlide = NonNullable<PhotoSwipe['currSlide']>;

export function addDeepZoom(
  pswp: PhotoSwipe,
  slides: readonly GallerySlide[],
  loadTiles: LoadTiles,
): void {
  const layers = new WeakMap<ShownSlide, Promise<TileLayer | undefined>>();
  const layerOf = (slide: ShownSlide) => {
    const { url = '', filters = '' } = slides[slide.index]?.image ?? {};
    const found =
      layers.get(slide) ??
      loadTiles(url).then((tiles) => tiles && createTileLayer(tiles, filters), withoutTiles);
    layers.set(slide, found);
    return found;
  };
  const draw = async (slide: ShownSlide | undefined) => {
    if (!slide || !isBeyondFile(slide)) return;
    const layer = await layerOf(slide);
    if (!layer || pswp.isDestroying || slide !== pswp.currSlide) return;
    if (!layer.element.isConnected) slide.container.append(layer.element);
    layer.fit(slide.content.displayedImageWidth, slide.content.displayedImageHeight);
    layer.draw(viewOf(slide, pswp.viewportSize));
  };
  oncePerFrame(pswp, draw);
  pswp.on('slideDeactivate', ({ slide }) => {
    void layers.get(slide)?.then((layer) => layer?.element.remove());
  });
}

/** Without tiles the image stays as sharp as its file. */
const withoutTiles = () => undefined;

function oncePerFrame(
  pswp: PhotoSwipe,
  draw: (slide: ShownSlide | undefined) => Promise<void>,
): void {
  let isScheduled = false;
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      void draw(pswp.currSlide);
    });
  };
  pswp.on('zoomPanUpdate', schedule);
  pswp.on('imageSizeChange', schedule);
}

/** The image takes more screen pixels than its largest file has. */
function isBeyondFile({ width, height, currZoomLevel }: ShownSlide): boolean {
  const longest = Math.max(width, height);
  return longest > FULL_IMAGE_SIZE && longest * currZoomLevel * devicePixelRatio > FULL_IMAGE_SIZE;
}

/** What a slide shows of its image, and screen pixels for each pixel of it. */
export function viewOf(
  { pan, currZoomLevel: zoom }: Pick<ShownSlide, 'pan' | 'currZoomLevel'>,
  viewport: { x: number; y: number },
) {
  const area = {
    left: -pan.x / zoom,
    top: -pan.y / zoom,
    width: viewport.x / zoom,
    height: viewport.y / zoom,
  };
  return { area, density: zoom * devicePixelRatio };
}

interface TileLayer {
  readonly element: HTMLElement;
  /** Resizes the layer to the displayed size of the image. */
  fit(width: number, height: number): void;
  draw(view: ImageViewport): void;
}

/**
 * Layer of the tiles in view; tiles of other scale factors are removed once all of these load.
 * @param filters CSS `filter` of the image below
 */
function createTileLayer(tiles: ImageTiles, filters: string): TileLayer {
  const element = document.createElement('div');
  element.className = 'gallery-tiles';
  element.style.filter = filters;
  const drawn = new Map<string, HTMLImageElement>();
  let neededUrls: ReadonlySet<string> = new Set();
  const removeStale = () => {
    const isComplete = [...neededUrls].every((url) => drawn.get(url)?.complete);
    if (!isComplete) return;
    for (const [url, image] of drawn) {
      if (neededUrls.has(url)) continue;
      image.remove();
      drawn.delete(url);
    }
  };
  const draw = (view: ImageViewport) => {
    const found = tilesInView(tiles, view);
    neededUrls = new Set(found.map(({ url }) => url));
    for (const tile of found) {
      if (drawn.has(tile.url)) continue;
      const image = tileImage(tile, tiles, removeStale);
      drawn.set(tile.url, image);
      element.append(image);
    }
    removeStale();
  };
  const fit = (width: number, height: number) => {
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
  };
  return { element, fit, draw };
}

/** Positioned in percent of the image, so that it scales with it. */
function tileImage(tile: Tile, fullImage: ImageTiles, onSettled: () => void): HTMLImageElement {
  const image = new Image();
  const across = (pixels: number) => `${(pixels / fullImage.width) * 100}%`;
  const down = (pixels: number) => `${(pixels / fullImage.height) * 100}%`;
  image.alt = '';
  image.decoding = 'async';
  image.style.left = across(tile.left);
  image.style.top = down(tile.top);
  image.style.width = across(tile.width);
  image.style.height = down(tile.height);
  image.addEventListener('load', onSettled);
  // The browser's icon of a broken image would cover the layer below.
  image.addEventListener('error', () => {
    image.hidden = true;
    onSettled();
  });
  image.src = tile.url;
  return image;
}

/** Pixels of the full image. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface ImageViewport {
  readonly area: Area;
  /** Screen pixels per image pixel. */
  readonly density: number;
}

interface Tile extends Area {
  /** Also its key. */
  readonly url: string;
}

/** The tiles that cover the view at the smallest sharp scale, nearest to its centre first. */
export function tilesInView(tiles: ImageTiles, { area, density }: ImageViewport): Tile[] {
  const factor = scaleFactor(tiles.factors, density);
  const side = tiles.side * factor;
  const columns = range(area.left, area.left + area.width, side, tiles.width);
  const rows = range(area.top, area.top + area.height, side, tiles.height);
  const found = rows.flatMap((row) =>
    columns.map((column) => tileAt(tiles, { left: column * side, top: row * side }, factor)),
  );
  return found.toSorted((a, b) => fromMiddle(a, area) - fromMiddle(b, area));
}

function scaleFactor(factors: readonly number[], density: number): number {
  const sharpFactors = factors.filter((factor) => factor * density <= 1);
  return sharpFactors.length > 0 ? Math.max(...sharpFactors) : Math.min(...factors);
}

/** Tile indices between two positions, clamped to the image. */
function range(from: number, to: number, side: number, end: number): number[] {
  const first = Math.floor(Math.max(from, 0) / side);
  const last = Math.ceil(Math.min(to, end) / side);
  return Array.from({ length: Math.max(last - first, 0) }, (_, index) => first + index);
}

function tileAt(
  tiles: ImageTiles,
  { left, top }: Pick<Area, 'left' | 'top'>,
  factor: number,
): Tile {
  const width = Math.min(tiles.side * factor, tiles.width - left);
  const height = Math.min(tiles.side * factor, tiles.height - top);
  const size = `${Math.ceil(width / factor)},${Math.ceil(height / factor)}`;
  const url = `${tiles.service}/${left},${top},${width},${height}/${size}/0/default.${tiles.format}`;
  return { url, left, top, width, height };
}

function fromMiddle(tile: Area, area: Area): number {
  const across = tile.left + tile.width / 2 - (area.left + area.width / 2);
  const down = tile.top + tile.height / 2 - (area.top + area.height / 2);
  return Math.hypot(across, down);
}
