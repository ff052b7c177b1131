/**
 * Facade of the image gallery. The open slide is in the URL (`#gid=…&pid=…`), so that Back closes
 * the gallery and a slide can be linked to. Imports PhotoSwipe: load it lazily.
 */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { GalleryLabels, GallerySlide, LoadTiles } from './gallery-slide.ts';
import { runGallery, type GalleryRun } from './parts/run-gallery.ts';

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
export interface CaptionSlot {
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
