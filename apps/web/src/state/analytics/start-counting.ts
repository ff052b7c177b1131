/**
 * Counts visits (specification §7.5, §9.6): pageviews, engagement and goals. Starts after the rest
 * of the page.
 */
import type { SiteAnalytics, VisitorSignal } from '@varde/contract/site-context';
import type { VisitEvent } from '@varde/contract/visit-event';
import { takeCode } from '../counted-code.ts';
import { onGoalEvent } from '../goal-events.ts';
import { analyticsChoice } from '../privacy.ts';
import { serverUrl } from '#browser/site.ts';
import { createPageWatch } from './page-watch.ts';
import {
  type OwnerAnalytics,
  type SeenPage,
  type Reporter,
  type ReportedEvent,
  sendBeacon,
} from './reporter.ts';

export interface CountingOptions {
  readonly analytics: SiteAnalytics;
  /** The page that is shown. */
  readonly readPage: () => SeenPage;
  /** Calls back after each navigation. */
  readonly onPage: (listener: () => void) => void;
  /** Calls back with the path before each navigation. */
  readonly onLeave: (listener: (path: string) => void) => void;
  /** The analytics ids of an owner; requested only for external receivers. */
  readonly findOwner: (owner: string) => Promise<OwnerAnalytics | undefined>;
}

export async function startCounting(options: CountingOptions): Promise<void> {
  const { analytics, readPage, onPage, findOwner } = options;
  const reporters = [await createMainReporter(analytics)];
  if (analytics.google) reporters.push(await loadGoogleReporter(options));
  const needsOwner = analytics.kind !== 'own' || analytics.google === true;
  const send = (
    { seen, ownerAnalytics }: Shown,
    fields: Omit<VisitEvent, 'page' | 'document' | 'language'>,
  ): void => {
    if (!mayCount(analytics, seen.path)) return;
    const { page, document: id, language } = seen;
    const event = { page, language, ...(id === undefined ? {} : { document: id }), ...fields };
    for (const report of reporters) report({ ...event, seen, ownerAnalytics });
  };
  const watch = createPageWatch<PendingPage>({
    onSeen: (page) => {
      const code = takeCode();
      const view = { name: 'pageview', ...(code === undefined ? {} : { code }) } as const;
      void page.ownerLoaded.then(() => send(page, view));
    },
    onEngaged: (page, seconds, again) =>
      send(page, { name: 'engagement', seconds, ...(again ? { again } : {}) }),
  });
  let shown: Shown | undefined;
  const startPage = (): void => {
    const seen = readPage();
    const shouldLoadOwner =
      needsOwner && seen.owner !== undefined && mayCount(analytics, seen.path);
    const next: PendingPage = { seen, ownerAnalytics: undefined, ownerLoaded: Promise.resolve() };
    if (shouldLoadOwner && seen.owner)
      next.ownerLoaded = findOwner(seen.owner).then((found) => void (next.ownerAnalytics = found));
    shown = next;
    watch.start(next);
  };
  startPage();
  watchVisibility((isVisible) => watch.setVisible(isVisible));
  onPage(startPage);
  onGoalEvent((goal) => {
    const ownerAnalytics = shown?.ownerAnalytics;
    send({ seen: readPage(), ownerAnalytics }, { name: 'goal', goal });
  });
}

/** State of one page, so that an owner's late response is not applied to the next page. */
interface Shown {
  readonly seen: SeenPage;
  ownerAnalytics: OwnerAnalytics | undefined;
}

interface PendingPage extends Shown {
  /** Resolves when its owner has been loaded. */
  ownerLoaded: Promise<void>;
}

async function createMainReporter({ endpoint, kind }: SiteAnalytics): Promise<Reporter> {
  if (kind !== 'matomo') return createEventReporter(serverUrl(endpoint));
  const { createMatomoReporter } = await import('./report-matomo.ts');
  return createMatomoReporter(endpoint, () => ({
    origin: window.location.origin,
    title: document.title,
  }));
}

async function loadGoogleReporter({ onLeave }: CountingOptions): Promise<Reporter> {
  const { createGoogleReporter } = await import('./report-google.ts');
  const { report, beforeLeave } = createGoogleReporter();
  onLeave(beforeLeave);
  return report;
}

function watchVisibility(setVisible: (isVisible: boolean) => void): void {
  const update = (): void => setVisible(document.visibilityState === 'visible');
  update();
  document.addEventListener('visibilitychange', update);
  // Some browsers leave a page without `visibilitychange`.
  window.addEventListener('pagehide', () => setVisible(false));
  window.addEventListener('pageshow', update);
}

const UNCOUNTED = /^\/preview(?:\/|$)/;

const OPT_OUT_SIGNALS: Readonly<Record<VisitorSignal, () => boolean>> = {
  dnt: () => navigator.doNotTrack === '1',
  gpc: () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
};

/**
 * Whether this page may be counted: neither declined by the visitor, nor by a respected browser
 * signal, nor an editor's preview.
 */
export function mayCount({ respects }: Pick<SiteAnalytics, 'respects'>, path: string): boolean {
  if (UNCOUNTED.test(path)) return false;
  return analyticsChoice() !== 'off' && !respects.some((signal) => OPT_OUT_SIGNALS[signal]());
}

/** Our own collector, and external endpoints of the same events (contract/visit-event.ts). */
export function createEventReporter(endpoint: string): Reporter {
  return (event) => sendBeacon(endpoint, JSON.stringify(toWire(event)));
}

/** The owner's own analytics id is sent with its content (specification §3.5). */
function toWire({ seen: _seen, ownerAnalytics, ...event }: ReportedEvent): VisitEvent {
  const { analyticsId } = ownerAnalytics ?? {};
  return analyticsId ? { ...event, analyticsId } : event;
}
