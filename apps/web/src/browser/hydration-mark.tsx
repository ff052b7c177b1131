import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';

/** Read by nobody: React cannot carry a change of it to the page's end before it has taken over every part in between. */
const HydrationContext = createContext(false);

export interface HydrationMarkProps {
  /** A component that stands above every boundary of the page; a boundary as direct child would be passed by. */
  children: ReactNode;
}

/**
 * Writes `data-hydrated` on the root once script has taken over the whole page, which it does part by part: the frame first, what
 * stands in it some moments later. Until then buttons do nothing and nobody else may write into the page: what only works with
 * script can be held back by it, and whoever drives the page knows when to start.
 */
export function HydrationMark({ children }: HydrationMarkProps) {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  useEffect(() => {
    if (isTakenOver) document.documentElement.dataset['hydrated'] = 'true';
  }, [isTakenOver]);
  return <HydrationContext value={isTakenOver}>{children}</HydrationContext>;
}
