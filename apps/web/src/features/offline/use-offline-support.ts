import { useEffect } from 'react';
import { useLanguage } from '#i18n/use-text.ts';
import { publicSite } from '#browser/site.ts';
import { whenIdle } from '#browser/page-lifecycle.ts';

/**
 * Starts offline support once the page is idle. Not in the editors' preview, and not in the
 * embedded build, whose pages are on the device.
 */
export function useOfflineSupport(isBare: boolean): void {
  const { key } = useLanguage();
  useEffect(() => {
    if (isBare || publicSite().server !== undefined) return undefined;
    let stop: (() => void) | undefined | null;
    const start = async () => {
      const { startOffline } = await import('./start-offline.ts');
      if (stop !== null) stop = startOffline(key);
    };
    const cancel = whenIdle(() => void start().catch(() => undefined));
    return () => {
      cancel();
      stop?.();
      stop = null;
    };
  }, [isBare, key]);
}
