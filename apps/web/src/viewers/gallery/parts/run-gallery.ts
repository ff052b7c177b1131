/** Opens, turns and closes the gallery as the page's address says, and writes there what the visitor does in it. */
import type { AnyRouter } from '@tanstack/react-router';
import type { GalleryLabels, GallerySlide, LoadTiles } from '../gallery-slide.ts';
import type { WordsPlace } from '../gallery.tsx';
import { readSlideHash, slideHash, type SlideAddress } from '../slide-hash.ts';
import { openGallery, type OpenGallery } from './open-gallery.ts';

export interface GalleryHost {
  readonly id: number;
  readonly slides: readonly GallerySlide[];
  readonly labels: GalleryLabels;
  readonly loadTiles: LoadTiles;
  readonly router: AnyRouter;
  readonly onWords: (place: WordsPlace | undefined) => void;
}

export interface GalleryRun {
  /** @param hash of the page's address, without `#` */
  follow(hash: string): void;
  /** The page goes. */
  end(): void;
}

/** Marks the entry of the history that a press has made: to close the gallery is then to go back. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    isPressedSlide?: boolean;
  }
}

const STAY = { to: '.', search: true, resetScroll: false, hashScrollIntoView: false } as const;

/** @param host read anew each time, since the page may have changed */
export function runGallery(host: () => GalleryHost): GalleryRun {
  let shown: OpenGallery | undefined;
  const open = (index: number) => {
    const { id, router, onWords, ...parts } = host();
    shown = openGallery(parts, index, {
      onTurn: (turned, element) => {
        onWords({ index: turned, element });
        writeSlide(router, { gallery: id, slide: parts.slides[turned]?.picture.slideId ?? 0 });
      },
      onClose: () => leaveSlide(router),
      onGone: () => {
        shown = undefined;
        onWords(undefined);
        // Asked for again while it was closing.
        follow(router.latestLocation.hash);
      },
    });
  };
  const follow = (hash: string) => {
    const index = indexOf(host(), hash);
    if (index === -1) shown?.close();
    else if (shown) shown.turnTo(index);
    else open(index);
  };
  return { follow, end: () => shown?.end() };
}

/** What does not fit this gallery names none of its slides: -1. */
function indexOf({ id, slides }: GalleryHost, hash: string): number {
  const asked = readSlideHash(hash);
  if (asked?.gallery !== id) return -1;
  return slides.findIndex(({ picture }) => picture.slideId === asked.slide);
}

export function askForSlide(router: AnyRouter, address: SlideAddress): void {
  void router.navigate({ ...STAY, hash: slideHash(address), state: { isPressedSlide: true } });
}

function writeSlide(router: AnyRouter, address: SlideAddress): void {
  const hash = slideHash(address);
  const { hash: before, state } = router.latestLocation;
  if (before === hash || !readSlideHash(before)) return;
  const { isPressedSlide = false } = state;
  void router.navigate({ ...STAY, hash, replace: true, state: { isPressedSlide } });
}

function leaveSlide(router: AnyRouter): void {
  const { hash, state } = router.latestLocation;
  // Closed by Back: the address has left already.
  if (!readSlideHash(hash)) return;
  if (state.isPressedSlide) router.history.back();
  else void router.navigate({ ...STAY, hash: '', replace: true });
}
