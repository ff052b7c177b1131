import type { AnyRouter } from '@tanstack/react-router';
import type { SiteAnalytics } from '@varde/contract/site-context';
import { countedPage } from '@varde/domain/visits';
import { whenIdle } from '#browser/page-lifecycle.ts';
import type { TracingOptions } from '#state/analytics/trace-visit.ts';
import { mayCount, startCounting } from '#state/analytics/start-counting.ts';
import { type OwnerAnalytics, type SeenPage, sendBeacon } from '#state/analytics/reporter.ts';

/** Counts the pages that the router shows. */
export async function countVisits(router: AnyRouter, analytics: SiteAnalytics): Promise<void> {
  const readPage = (): SeenPage => {
    const { matches, location } = router.state;
    const { params = {}, loaderData } = matches.at(-1) ?? {};
    const shown = { pathname: location.pathname, params, loaderData };
    return seenPage(shown, document.documentElement.dataset['language'] ?? '');
  };
  const { vitals: endpoint } = analytics;
  if (endpoint !== undefined)
    whenIdle(() => void loadTracing({ endpoint, readPage, mayTrace, send: sendBeacon }));
  await startCounting({
    analytics,
    findOwner,
    readPage,
    onLeave: (listener) =>
      void router.subscribe('onBeforeNavigate', ({ toLocation }) => listener(toLocation.pathname)),
    onPage: (listener) =>
      void router.subscribe('onRendered', ({ pathChanged }) => {
        if (pathChanged) listener();
      }),
  });
}

/** Both signals are respected, also where counting visits does not. */
const mayTrace = (path: string): boolean => mayCount({ respects: ['dnt', 'gpc'] }, path);

/** When it fails to load, nothing is traced. */
async function loadTracing(options: TracingOptions): Promise<void> {
  const loaded = await import('#state/analytics/trace-visit.ts').catch(() => undefined);
  loaded?.traceVisit(options);
}

const found = new Map<string, Promise<OwnerAnalytics | undefined>>();

/** An owner that fails to load is requested again by the next page. */
function findOwner(owner: string): Promise<OwnerAnalytics | undefined> {
  const known = found.get(owner);
  if (known) return known;
  const loading = loadOwnerAnalytics(owner);
  found.set(owner, loading);
  void loading.then((result) => result ?? found.delete(owner));
  return loading;
}

async function loadOwnerAnalytics(owner: string): Promise<OwnerAnalytics | undefined> {
  try {
    const { loadOwner, loadOwnerBySlug } = await import('#api/load-owner.ts');
    const result = await (owner.startsWith('@')
      ? loadOwnerBySlug(owner.slice(1))
      : loadOwner(owner));
    return result.status === 'ok' ? result.data : undefined;
  } catch {
    return undefined;
  }
}

interface ShownRoute {
  readonly pathname: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Absent on the not-found page. */
  readonly loaderData?: unknown;
}

/** @param language key of the language of the page */
export function seenPage({ pathname, params, loaderData }: ShownRoute, language: string): SeenPage {
  const view = field(loaderData, 'view');
  const ids = [field(view, 'id'), params['articleId'], params['presentationId']];
  const document = ids.map(Number).find((id) => Number.isInteger(id) && id > 0);
  return {
    path: pathname,
    page: countedPage(pathname),
    language,
    document,
    owner: ownerOf(view, params),
  };
}

/** The owner of the page: of the owner's own page, or of the document shown. */
function ownerOf(view: unknown, params: ShownRoute['params']): string | undefined {
  const { ownerId, ownerSlug } = params;
  if (ownerId !== undefined) return ownerId;
  if (ownerSlug !== undefined) return `@${ownerSlug.replace(/^@/, '')}`;
  const href = field(field(view, 'owner'), 'href');
  return typeof href === 'string' ? /^\/owner\/([^/?#]+)$/.exec(href)?.[1] : undefined;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
