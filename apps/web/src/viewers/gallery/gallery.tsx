/**
 * The one door to the gallery of a page's pictures. What is open stands in the address (`#gid=…&pid=…`), so that Back closes it
 * and a slide can be linked to. It holds PhotoSwipe: to be imported when the first slide is asked for.
 */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { GalleryLabels, GallerySlide, LoadTiles } from './gallery-slide.ts';
import { runGallery, type GalleryRun } from './parts/run-gallery.ts';

export interface GalleryProps<Slide extends GallerySlide> {
  /** Names the gallery in addresses (`gid`). */
  readonly id: number;
  /** Of the page's address, without `#`. */
  readonly hash: string;
  /** Those whose picture has a `slideId`, each once. What opens one in the page has that as `data-slide`. */
  readonly slides: readonly Slide[];
  readonly labels: GalleryLabels;
  readonly loadTiles: LoadTiles;
  /** What is said of the shown slide, under it. @param number from 1 */
  readonly renderCaption: (slide: Slide, number: number) => ReactNode;
}

/** Where the words of a slide stand. */
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
