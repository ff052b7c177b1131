/** What the address and the history of the visit tell of the slide that is open, and how they are kept in step with it. */
import type { AnyRouter } from '@tanstack/react-router';
import { readSlideHash, slideHash, type SlideRef } from './slide-hash.ts';

/** Marks an entry of the history that has the page itself beneath it: to close the gallery is then to go back. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    isSlideOnPage?: boolean;
  }
}

export interface SlideVisit {
  /** Of the address as it is now, without `#`. */
  hash(): string;
  open(slideRef: SlideRef): void;
  /** A slide is open: the page itself lies beneath it, so that Back closes it, also when a link led straight here. */
  settle(): void;
  /** Another slide of the open gallery is shown. */
  turn(slideRef: SlideRef): void;
  leave(): void;
}

const STAY = { to: '.', search: true, resetScroll: false, hashScrollIntoView: false } as const;

export function slideVisit(router: AnyRouter): SlideVisit {
  const go = (hash: string, isSlideOnPage: boolean, replace: boolean) =>
    void router.navigate({ ...STAY, hash, replace, state: { isSlideOnPage } });
  const hash = () => router.history.location.hash.slice(1);
  const isOurs = () => router.history.location.state.isSlideOnPage ?? false;
  return {
    hash,
    open: (slideRef) => go(slideHash(slideRef), true, false),
    settle: () => {
      if (isOurs()) return;
      const opened = hash();
      go('', false, true);
      // Else the two would be written as one.
      router.history.flush();
      go(opened, true, false);
    },
    turn: (slideRef) => {
      if (hash() !== slideHash(slideRef) && readSlideHash(hash()))
        go(slideHash(slideRef), isOurs(), true);
    },
    leave: () => {
      // Closed by Back: the address has left already.
      if (!readSlideHash(hash())) return;
      if (isOurs()) router.history.back();
      else go('', false, true);
    },
  };
}
