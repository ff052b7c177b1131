/** Keeps the gallery and the hash of the URL in sync. */
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
  /** @param hash of the page's URL, without `#` */
  follow(hash: string): void;
  /** The page unmounts. */
  end(): void;
}

/** @param host read on every use, since the page may have re-rendered */
export function runGallery(host: () => GalleryHost): GalleryRun {
  let shown: OpenGallery | undefined;
  let isClosing = false;
  /** Hash to open when the closing animation ends. */
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
    // The hash arrives after rendering: the visitor may have moved to another slide.
    if (hash !== slideVisit(router).hash()) return;
    const index = indexOf(host(), hash);
    next = isClosing && shown && index !== -1 ? hash : undefined;
    if (index === -1) shown?.close();
    else if (!shown) open(index);
    else if (!isClosing) shown.turnTo(index);
  };
  return { follow, end: () => shown?.end() };
}

/** -1 for a hash of another gallery or without a slide. */
function indexOf({ id, slides }: GalleryHost, hash: string): number {
  const requested = readSlideHash(hash);
  if (requested?.gallery !== id) return -1;
  return slides.findIndex(({ image }) => image.slideId === requested.slide);
}
