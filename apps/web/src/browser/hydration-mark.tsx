import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';

/** Has no readers: React commits a change of it only after it has hydrated every boundary below. */
const HydrationContext = createContext(false);

export interface HydrationMarkProps {
  /**
   * A component above every boundary of the page; React does not propagate to a boundary as direct
   * child.
   */
  children: ReactNode;
}

/**
 * Sets `data-hydrated` on the root once the full page is hydrated, which React does boundary by
 * boundary. Until then buttons do nothing and no other script may change the page; tests and what
 * needs script wait for it.
 */
export function HydrationMark({ children }: HydrationMarkProps) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset['hydrated'] = 'true';
  }, [isHydrated]);
  return <HydrationContext value={isHydrated}>{children}</HydrationContext>;
}
