/**
 * Tracks pages: when each has been seen (100 ms) and how long it was visible (specification §9.6).
 * Time in which the page is covered or the screen is off does not count.
 */
import { ENGAGEMENT_MIN_MS, PAGEVIEW_VISIBLE_MS } from '@varde/domain/constants';
import { ENGAGEMENT_MAX_S } from '@varde/domain/visits';

export interface PageWatchOptions<P> {
  readonly onSeen: (page: P) => void;
  /** @param again the same page has reported some time before */
  readonly onEngaged: (page: P, seconds: number, again: boolean) => void;
}

export interface PageWatch<P> {
  /** Another page is shown. */
  start(page: P): void;
  /** The page has become visible or hidden. */
  setVisible(isVisible: boolean): void;
}

interface TrackedPage<P> {
  readonly page: P;
  isSeen: boolean;
  hasReported: boolean;
  /** Visible time that has not been reported. */
  visibleMs: number;
}

const SECOND_MS = 1_000;

export function createPageWatch<P>({ onSeen, onEngaged }: PageWatchOptions<P>): PageWatch<P> {
  let tracked: TrackedPage<P> | undefined;
  let visibleSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const markSeen = (entry: TrackedPage<P>): void => {
    entry.isSeen = true;
    onSeen(entry.page);
  };
  const resume = (): void => {
    clearTimeout(timer);
    visibleSince = performance.now();
    if (tracked && !tracked.isSeen) timer = setTimeout(markSeen, PAGEVIEW_VISIBLE_MS, tracked);
  };
  const pause = (): void => {
    clearTimeout(timer);
    if (tracked && visibleSince !== undefined)
      tracked.visibleMs += performance.now() - visibleSince;
    visibleSince = undefined;
    if (tracked) report(tracked);
  };
  const report = (entry: TrackedPage<P>): void => {
    if (!entry.isSeen || entry.visibleMs < ENGAGEMENT_MIN_MS) return;
    const seconds = Math.min(Math.round(entry.visibleMs / SECOND_MS), ENGAGEMENT_MAX_S);
    onEngaged(entry.page, seconds, entry.hasReported);
    entry.hasReported = true;
    entry.visibleMs = 0;
  };
  return {
    start(page) {
      const isVisible = visibleSince !== undefined;
      pause();
      tracked = { page, isSeen: false, hasReported: false, visibleMs: 0 };
      if (isVisible) resume();
    },
    setVisible(isVisible) {
      if (isVisible === (visibleSince !== undefined)) return;
      if (isVisible) resume();
      else pause();
    },
  };
}
