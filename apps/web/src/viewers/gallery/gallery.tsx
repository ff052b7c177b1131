/**
 * The one door to the gallery of a page's pictures. What is open stands in the address (`#gid=…&pid=…`), so that Back closes it
 * and a slide can be linked to; PhotoSwipe and all that runs it come as a chunk of its own when the first slide is asked for.
 */
import { useLocation, useRouter } from '@tanstack/react-router';
import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { GalleryLabels, GallerySlide, LoadTiles } from './gallery-slide.ts';
import type { GalleryRun } from './parts/run-gallery.ts';

export interface GalleryProps<Slide extends GallerySlide> {
  /** Names the gallery in addresses (`gid`). */
  readonly id: number;
  /** Those whose picture has a `slideId`, each once. */
  readonly slides: readonly Slide[];
  readonly labels: GalleryLabels;
  readonly loadTiles: LoadTiles;
  /** What is said of the shown slide, under it. @param number from 1 */
  readonly renderWords: (slide: Slide, number: number) => ReactNode;
  /** The page: its links to slides stand somewhere in it. */
  readonly children: ReactNode;
}

/** Where the words of a slide stand. */
export interface WordsPlace {
  readonly element: Element;
  readonly index: number;
}

/** @param file address of the picture, for when the gallery's code does not come */
type OpenSlide = (slideId: number, file: string) => void;

const GalleryContext = createContext<OpenSlide | undefined>(undefined);

/** Opens a slide of the page's gallery; `undefined` where the page has none. */
export const useOpenSlide = (): OpenSlide | undefined => use(GalleryContext);

const load = () => import('./parts/run-gallery.ts');

/** For the moment when the visitor is about to open a slide. */
export const prepareGallery = (): void => void load().catch(() => undefined);

export function Gallery<Slide extends GallerySlide>(props: GalleryProps<Slide>) {
  const { id, slides, renderWords, children } = props;
  const router = useRouter();
  const hash = useLocation({ select: (location) => location.hash });
  const [words, setWords] = useState<WordsPlace>();
  const run = useRef<Promise<GalleryRun>>(undefined);
  const host = useEffectEvent(() => ({ ...props, router, onWords: setWords }));
  useEffect(() => {
    if (!run.current && !hash.includes('gid=')) return;
    run.current ??= load().then(({ runGallery }) => runGallery(() => host()));
    run.current.then(
      (running) => running.follow(hash),
      // The page is whole without it; the next press tries again.
      () => (run.current = undefined),
    );
  }, [hash]);
  useEffect(() => () => void run.current?.then((running) => running.end()), []);
  const open: OpenSlide = (slide, file) =>
    void load().then(
      ({ askForSlide }) => askForSlide(router, { gallery: id, slide }),
      () => location.assign(file),
    );
  const slide = words && slides[words.index];
  return (
    <GalleryContext value={open}>
      {children}
      {slide && createPortal(renderWords(slide, words.index + 1), words.element)}
    </GalleryContext>
  );
}
