/**
 * Facade of the image gallery. The open slide is in the URL (`#gid=…&pid=…`), so that Back closes
 * the gallery and a slide can be linked to. Imports PhotoSwipe: load it lazily.
 */
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { GalleryLabels, GallerySlide, LoadTiles } from './gallery-slide.ts';
import { openGallery, type OpenGallery } from './parts/open-gallery.ts';
import { readSlideHash, slideVisit } from './slide-visit.ts';

export interface GalleryProps<Slide extends GallerySlide> {
  /** Identifies the gallery in URLs (`gid`). */
  readonly id: number;
  /** Hash of the page's URL, without `#`. */
  readonly hash: string;
  /** Slides with a `slideId`, each once. The link that opens one has it as `data-slide`. */
  readonly slides: readonly Slide[];
  readonly labels: GalleryLabels;
  readonly loadTiles: LoadTiles;
  /** Caption below the shown slide. @param number from 1 */
  readonly renderCaption: (slide: Slide, number: number) => ReactNode;
}

/** The element that holds the caption of a slide. */
interface CaptionSlot {
  readonly element: Element;
  readonly index: number;
}

export function Gallery<Slide extends GallerySlide>(props: GalleryProps<Slide>) {
  const { hash, slides, renderCaption } = props;
  const router = useRouter();
  const [captionSlot, setCaptionSlot] = useState<CaptionSlot>();
  const run = useRef<GalleryRun>(undefined);
  const host = useEffectEvent(() => ({ ...props, router, onCaptionSlot: setCaptionSlot }));
  useEffect(() => {
    const running = runGallery(() => host());
    run.current = running;
    return () => running.end();
  }, []);
  useEffect(() => run.current?.follow(hash), [hash]);
  const slide = captionSlot && slides[captionSlot.index];
  return slide && createPortal(renderCaption(slide, captionSlot.index + 1), captionSlot.element);
}

interface GalleryHost {
  readonly id: number;
  readonly slides: readonly GallerySlide[];
  readonly labels: GalleryLabels;
  readonly loadTiles: LoadTiles;
  readonly router: AnyRouter;
  readonly onCaptionSlot: (slot: CaptionSlot | undefined) => void;
}

interface GalleryRun {
  /** @param hash of the page's URL, without `#` */
  follow(hash: string): void;
  /** The page unmounts. */
  end(): void;
}

/** @param host read on every use, since the page may have re-rendered */
function runGallery(host: () => GalleryHost): GalleryRun {
  let shown: OpenGallery | undefined;
  let isClosing = false;
  /** Hash to open when the closing animation ends. */
  let next: string | undefined;
  const open = (index: number) => {
    const { id, router, onCaptionSlot, ...options } = host();
    const visit = slideVisit(router);
    isClosing = false;
    visit.settle();
    shown = openGallery(options, index, {
      onTurn: (turned, element) => {
        onCaptionSlot({ index: turned, element });
        visit.turn({ gallery: id, slide: options.slides[turned]?.image.slideId ?? 0 });
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
