import { useEffect } from 'react';

/**
 * Writes `data-hydrated` on the root once script has taken over the page. Until then buttons do nothing: what only works
 * with script can be held back by it, and whoever drives the page knows when to start.
 */
export function useMarkHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
}
