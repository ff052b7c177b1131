import type PhotoSwipe from 'photoswipe';

/** One press of + or -. */
const ZOOM_STEP = 1.5;

/** What PhotoSwipe's own keys lack: the first and the last slide, and zooming step by step. */
export function addKeys(pswp: PhotoSwipe): void {
  const actions: Readonly<Record<string, () => void>> = {
    Home: () => pswp.goTo(0),
    End: () => pswp.goTo(pswp.getNumItems() - 1),
    '+': () => zoomBy(pswp, ZOOM_STEP),
    '-': () => zoomBy(pswp, 1 / ZOOM_STEP),
  };
  pswp.on('keydown', (event) => {
    const { originalEvent: pressed } = event;
    const action = actions[pressed.key];
    if (!action || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
    event.preventDefault();
    pressed.preventDefault();
    action();
  });
}

function zoomBy(pswp: PhotoSwipe, step: number): void {
  const slide = pswp.currSlide;
  if (!slide?.isZoomable()) return;
  const { fit, max } = slide.zoomLevels;
  const zoom = Math.min(Math.max(slide.currZoomLevel * step, fit), max);
  slide.zoomTo(zoom, undefined, pswp.options.zoomAnimationDuration);
}
