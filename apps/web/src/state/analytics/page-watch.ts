/**
 * Watches one page after the other: when it has been seen (100 ms) and how long it was visible
 * (specification §9.6). Time in which the page is covered or the screen is off does not count.
 */
import { ENGAGEMENT_MIN_MS, PAGEVIEW_VISIBLE_MS } from '@varde/domain/constants';
import { ENGAGEMENT_MAX_S } from '@varde/domain/visits';

export interface PageWatchOptions<P> {
  readonly onSeen: (page: P) => void;
  /** @param again the same page has told of some time before */
  readonly onEngaged: (page: P, seconds: number, again: boolean) => void;
}

export interface PageWatch<P> {
  /** Another page is shown from now on. */
  start(page: P): void;
  /** The page has become visible, or is not any more. */
  setVisible(isVisible: boolean): void;
}

interface Watched<P> {
  readonly page: P;
  isSeen: boolean;
  hasReported: boolean;
  /** Visible time that has not been told. */
  visibleMs: number;
}

const SECOND_MS = 1_000;

export function createPageWatch<P>({ onSeen, onEngaged }: PageWatchOptions<P>): PageWatch<P> {
  let watched: Watched<P> | undefined;
  let visibleSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const see = (one: Watched<P>): void => {
    one.isSeen = true;
    onSeen(one.page);
  };
  const look = (): void => {
    clearTimeout(timer);
    visibleSince = performance.now();
    if (watched && !watched.isSeen) timer = setTimeout(see, PAGEVIEW_VISIBLE_MS, watched);
  };
  const rest = (): void => {
    clearTimeout(timer);
    if (watched && visibleSince !== undefined)
      watched.visibleMs += performance.now() - visibleSince;
    visibleSince = undefined;
    if (watched) report(watched);
  };
  const report = (one: Watched<P>): void => {
    if (!one.isSeen || one.visibleMs < ENGAGEMENT_MIN_MS) return;
    const seconds = Math.min(Math.round(one.visibleMs / SECOND_MS), ENGAGEMENT_MAX_S);
    onEngaged(one.page, seconds, one.hasReported);
    one.hasReported = true;
    one.visibleMs = 0;
  };
  return {
    start(page) {
      const isVisible = visibleSince !== undefined;
      rest();
      watched = { page, isSeen: false, hasReported: false, visibleMs: 0 };
      if (isVisible) look();
    },
    setVisible(isVisible) {
      if (isVisible === (visibleSince !== undefined)) return;
      if (isVisible) look();
      else rest();
    },
  };
}
