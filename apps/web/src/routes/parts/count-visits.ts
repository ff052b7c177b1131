import type { AnyRouter } from '@tanstack/react-router';
import type { SiteAnalytics } from '@varde/contract/site-context';
import { startCounting } from '#platform/analytics/start-counting.ts';
import type { OwnerAnalytics } from '#platform/analytics/seen-page.ts';
import { seenPage } from './seen-page.ts';

/** Counts the pages that this router shows. */
export async function countVisits(router: AnyRouter, analytics: SiteAnalytics): Promise<void> {
  await startCounting({
    analytics,
    findOwner,
    readPage: () => {
      const { matches, location } = router.state;
      const { params = {}, loaderData } = matches.at(-1) ?? {};
      const shown = { pathname: location.pathname, params, loaderData };
      return seenPage(shown, document.documentElement.dataset['language'] ?? '');
    },
    onLeave: (listener) =>
      void router.subscribe('onBeforeNavigate', ({ toLocation }) => listener(toLocation.pathname)),
    onPage: (listener) =>
      void router.subscribe('onRendered', ({ pathChanged }) => {
        if (pathChanged) listener();
      }),
  });
}

const found = new Map<string, Promise<OwnerAnalytics | undefined>>();

/** An owner that cannot be had is asked for again by the next page. */
function findOwner(owner: string): Promise<OwnerAnalytics | undefined> {
  const known = found.get(owner);
  if (known) return known;
  const asked = askOwner(owner);
  found.set(owner, asked);
  void asked.then((answer) => answer ?? found.delete(owner));
  return asked;
}

async function askOwner(owner: string): Promise<OwnerAnalytics | undefined> {
  try {
    const { loadOwner, loadOwnerBySlug } = await import('#services/load-owner.ts');
    const result = await (owner.startsWith('@')
      ? loadOwnerBySlug(owner.slice(1))
      : loadOwner(owner));
    return result.status === 'ok' ? result.data : undefined;
  } catch {
    return undefined;
  }
}
