/** Opens, turns and closes the gallery as the page's address says, and writes there what the visitor does in it. */
import type { AnyRouter } from '@tanstack/react-router';
import type { GalleryLabels, GallerySlide, LoadTiles } from '../gallery-slide.ts';
import type { CaptionSlot } from '../gallery.tsx';
import { readSlideHash } from '../slide-hash.ts';
import { slideVisit } from '../slide-visit.ts';
import { openGallery, type OpenGallery } from './open-gallery.ts';

export interface GalleryHost {
  readonly id: number;
  readonly slides: readonly GallerySlide[];
  readonly labels: GalleryLabels;
  readonly loadTiles: LoadTiles;
  readonly router: AnyRouter;
  readonly onCaptionSlot: (place: CaptionSlot | undefined) => void;
}

export interface GalleryRun {
  /** @param hash of the page's address, without `#` */
  follow(hash: string): void;
  /** The page goes. */
  end(): void;
}

/** @param host read anew each time, since the page may have changed */
export function runGallery(host: () => GalleryHost): GalleryRun {
  let shown: OpenGallery | undefined;
  let isClosing = false;
  /** Asked for while the last opening was still closing. */
  let next: string | undefined;
  const open = (index: number) => {
    const { id, router, onCaptionSlot, ...parts } = host();
    const visit = slideVisit(router);
    isClosing = false;
    visit.settle();
    shown = openGallery(parts, index, {
      onTurn: (turned, element) => {
        onCaptionSlot({ index: turned, element });
        visit.turn({ gallery: id, slide: parts.slides[turned]?.image.slideId ?? 0 });
      },
      onClose: () => {
        isClosing = true;
        visit.leave();
      },
      onClosed: () => {
        shown = undefined;
        onCaptionSlot(undefined);
        if (next !== undefined) follow(next);
      },
    });
  };
  const follow = (hash: string) => {
    const { router } = host();
    // The page hears of an address late: the visitor may have turned on.
    if (hash !== slideVisit(router).hash()) return;
    const index = indexOf(host(), hash);
    next = isClosing && shown && index !== -1 ? hash : undefined;
    if (index === -1) shown?.close();
    else if (!shown) open(index);
    else if (!isClosing) shown.turnTo(index);
  };
  return { follow, end: () => shown?.end() };
}

/** What does not fit this gallery names none of its slides: -1. */
function indexOf({ id, slides }: GalleryHost, hash: string): number {
  const requested = readSlideHash(hash);
  if (requested?.gallery !== id) return -1;
  return slides.findIndex(({ image }) => image.slideId === requested.slide);
}
