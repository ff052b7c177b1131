/** The open slide in the URL's hash and in the browser history. */
import type { AnyRouter } from '@tanstack/react-router';

/** Marks a history entry above that of the page: closing the gallery then goes back. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    isSlideOnPage?: boolean;
  }
}

export interface SlideVisit {
  /** Of the current URL, without `#`. */
  hash(): string;
  open(slideRef: SlideRef): void;
  /** Ensures a history entry of the page below the slide, also after a deep link. */
  settle(): void;
  /** Another slide of the open gallery. */
  turn(slideRef: SlideRef): void;
  leave(): void;
}

const STAY = { to: '.', search: true, resetScroll: false, hashScrollIntoView: false } as const;

export function slideVisit(router: AnyRouter): SlideVisit {
  const go = (hash: string, isSlideOnPage: boolean, replace: boolean) =>
    void router.navigate({ ...STAY, hash, replace, state: { isSlideOnPage } });
  const hash = () => router.history.location.hash.slice(1);
  const isAbovePage = () => router.history.location.state.isSlideOnPage ?? false;
  return {
    hash,
    open: (slideRef) => go(slideHash(slideRef), true, false),
    settle: () => {
      if (isAbovePage()) return;
      const slideHashNow = hash();
      go('', false, true);
      // Otherwise the two would be merged into one entry.
      router.history.flush();
      go(slideHashNow, true, false);
    },
    turn: (slideRef) => {
      if (hash() !== slideHash(slideRef) && readSlideHash(hash()))
        go(slideHash(slideRef), isAbovePage(), true);
    },
    leave: () => {
      // Closed by Back: the hash is already gone.
      if (!readSlideHash(hash())) return;
      if (isAbovePage()) router.history.back();
      else go('', false, true);
    },
  };
}

export interface SlideRef {
  readonly gallery: number;
  readonly slide: number;
}

/** `gid=116&pid=5003` (specification §2.4). */
export function slideHash({ gallery, slide }: SlideRef): string {
  return `gid=${gallery}&pid=${slide}`;
}

/** Also reads `&gid=…&pid=…`, an older form; `undefined` when it identifies no slide. */
export function readSlideHash(hash: string): SlideRef | undefined {
  const params = new URLSearchParams(hash);
  const gallery = parseInteger(params.get('gid'));
  const slide = parseInteger(params.get('pid'));
  return gallery === undefined || slide === undefined ? undefined : { gallery, slide };
}

function parseInteger(text: string | null): number | undefined {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
