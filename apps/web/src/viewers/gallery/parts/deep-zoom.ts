/** Draws tiles over a picture that has more pixels than its largest file, where the visitor looks closer than that file goes. */
import type PhotoSwipe from 'photoswipe';
import { FULL_IMAGE_SIZE } from '@varde/domain/constants';
import type { GallerySlide, LoadTiles } from '../gallery-slide.ts';
import { createTileLayer, type TileLayer } from './tile-layer.ts';

type ShownSlide = NonNullable<PhotoSwipe['currSlide']>;

export function addDeepZoom(
  pswp: PhotoSwipe,
  slides: readonly GallerySlide[],
  loadTiles: LoadTiles,
): void {
  const layers = new WeakMap<ShownSlide, Promise<TileLayer | undefined>>();
  const layerOf = (slide: ShownSlide) => {
    const { url = '', filters = '' } = slides[slide.index]?.picture ?? {};
    const found =
      layers.get(slide) ??
      loadTiles(url).then((tiles) => tiles && createTileLayer(tiles, filters), ignore);
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

/** Where tiles cannot be had, the picture stays as sharp as its file. */
const ignore = () => undefined;

function oncePerFrame(
  pswp: PhotoSwipe,
  draw: (slide: ShownSlide | undefined) => Promise<void>,
): void {
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      void draw(pswp.currSlide);
    });
  };
  pswp.on('zoomPanUpdate', ask);
  pswp.on('imageSizeChange', ask);
}

/** More pixels of the screen than the largest file has. */
function isBeyondFile({ width, height, currZoomLevel }: ShownSlide): boolean {
  const longest = Math.max(width, height);
  return longest > FULL_IMAGE_SIZE && longest * currZoomLevel * devicePixelRatio > FULL_IMAGE_SIZE;
}

function viewOf({ pan, currZoomLevel: zoom }: ShownSlide, viewport: { x: number; y: number }) {
  const area = {
    left: -pan.x / zoom,
    top: -pan.y / zoom,
    width: viewport.x / zoom,
    height: viewport.y / zoom,
  };
  return { area, density: zoom * devicePixelRatio };
}
