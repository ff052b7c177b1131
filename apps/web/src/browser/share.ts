/** Telling others of a page: by the device's own sheet where it has one, else by a copied address. Browser only. */
import { useSyncExternalStore } from 'react';
import { publicSite } from './site.ts';

export interface Shared {
  readonly title: string;
  readonly url: string;
}

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

const never = () => () => undefined;

/** What the browser can do; nothing on the server and in the first paint, where it is not known. */
export function useShareMeans(): 'share' | 'copy' | undefined {
  return useSyncExternalStore(never, shareMeans, () => undefined);
}

function shareMeans(): 'share' | 'copy' | undefined {
  if ('share' in navigator) return 'share';
  return 'clipboard' in navigator ? 'copy' : undefined;
}

/** The address of the page for others, without the place in it: on the site that they know, also from within an app. */
export function pageUrl(): string {
  const { pathname, search } = window.location;
  return publicSite().origin + pathname + search;
}

/**
 * Call it from a click. A failure is logged and returned as an outcome (specification §8.3); the
 * page goes on.
 */
export async function sharePage(shared: Shared): Promise<ShareOutcome> {
  try {
    if (shareMeans() === 'share') {
      await navigator.share(shared);
      return 'shared';
    }
    await navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch (error) {
    // The visitor closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    // oxlint-disable-next-line no-console -- specification §8.3: web share failures are logged only
    console.warn('Could not share the page', error);
    return 'failed';
  }
}
