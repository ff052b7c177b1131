/** Shares a page by the device's share sheet if it has one, else copies its URL. Browser only. */
import { useSyncExternalStore } from 'react';
import { logFailure } from './log-failure.ts';
import { publicSite } from './site.ts';

export interface Shared {
  readonly title: string;
  readonly url: string;
}

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

const never = () => () => undefined;

/** What the browser can do; `undefined` (unknown) on the server and in the first paint. */
export function useShareMeans(): 'share' | 'copy' | undefined {
  return useSyncExternalStore(never, shareMeans, () => undefined);
}

function shareMeans(): 'share' | 'copy' | undefined {
  if ('share' in navigator) return 'share';
  return 'clipboard' in navigator ? 'copy' : undefined;
}

/** The public URL of the page without its fragment, also from within an app. */
export function pageUrl(): string {
  const { pathname, search } = window.location;
  return publicSite().origin + pathname + search;
}

/** Call it on click. A failure is logged and returned as an outcome (specification §8.3). */
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
    logFailure('Could not share the page', error);
    return 'failed';
  }
}
