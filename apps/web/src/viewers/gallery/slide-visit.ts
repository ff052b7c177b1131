/** What the address and the history of the visit tell of the slide that is open, and how they are kept in step with it. */
import type { AnyRouter } from '@tanstack/react-router';
import { readSlideHash, slideHash, type SlideAddress } from './slide-hash.ts';

/** Marks the entry of the history that a press has made: to close the gallery is then to go back. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    isPressedSlide?: boolean;
  }
}

export interface SlideVisit {
  /** Of the address as it is now, without `#`. */
  hash(): string;
  ask(address: SlideAddress): void;
  /** Another slide of the open gallery is shown. */
  turn(address: SlideAddress): void;
  leave(): void;
}

const STAY = { to: '.', search: true, resetScroll: false, hashScrollIntoView: false } as const;

export function slideVisit(router: AnyRouter): SlideVisit {
  const go = (hash: string, isPressedSlide: boolean, replace: boolean) =>
    void router.navigate({ ...STAY, hash, replace, state: { isPressedSlide } });
  const hash = () => router.history.location.hash.slice(1);
  const isOurs = () => router.history.location.state.isPressedSlide ?? false;
  return {
    hash,
    ask: (address) => go(slideHash(address), true, false),
    turn: (address) => {
      if (hash() !== slideHash(address) && readSlideHash(hash()))
        go(slideHash(address), isOurs(), true);
    },
    leave: () => {
      // Closed by Back: the address has left already.
      if (!readSlideHash(hash())) return;
      if (isOurs()) router.history.back();
      else go('', false, true);
    },
  };
}
