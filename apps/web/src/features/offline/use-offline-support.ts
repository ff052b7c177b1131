import { useEffect } from 'react';
import { useLanguage } from '#i18n/use-text.ts';
import { publicSite } from '#browser/site.ts';
import { whenIdle } from '#browser/page-lifecycle.ts';

/**
 * Lets the site be used without a network; the last thing that a page does. Not in the editors' preview, and not in the embedded build,
 * whose pages are on the device anyway.
 */
export function useOfflineSupport(isBare: boolean): void {
  const { key } = useLanguage();
  useEffect(() => {
    if (isBare || publicSite().server !== undefined) return undefined;
    let end: (() => void) | undefined | null;
    const start = async () => {
      const { startOffline } = await import('./start-offline.ts');
      if (end !== null) end = startOffline(key);
    };
    const takeBack = whenIdle(() => void start().catch(() => undefined));
    return () => {
      takeBack();
      end?.();
      end = null;
    };
  }, [isBare, key]);
}
