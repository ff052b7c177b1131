/**
 * Counts visits (specification §7.5, §9.6): pageviews, engagement and goals. Starts late, after
 * everything that a page is there for.
 */
import type { SiteAnalytics, VisitorSignal } from '@varde/contract/site-context';
import type { VisitEvent } from '@varde/contract/visit-event';
import { takeCode } from '../counted-code.ts';
import { onGoalEvent } from '../goal-events.ts';
import { analyticsChoice } from '../privacy.ts';
import { serverUrl } from '#browser/site.ts';
import { createPageWatch } from './page-watch.ts';
import type { OwnerAnalytics, SeenPage, Teller, ReportedEvent } from './seen-page.ts';
import { sendBeacon } from './send-beacon.ts';

export interface CountingOptions {
  readonly analytics: SiteAnalytics;
  /** The page that is shown. */
  readonly readPage: () => SeenPage;
  /** Calls back after going to another page. */
  readonly onPage: (listener: () => void) => void;
  /** Calls back with the path before going to another page. */
  readonly onLeave: (listener: (path: string) => void) => void;
  /** What an owner wants to be counted by; asked only where somebody else than the server counts. */
  readonly findOwner: (owner: string) => Promise<OwnerAnalytics | undefined>;
}

export async function startCounting(options: CountingOptions): Promise<void> {
  const { analytics, readPage, onPage, findOwner } = options;
  const tellers = [await mainTeller(analytics)];
  if (analytics.google) tellers.push(await googleTeller(options));
  const needsOwner = analytics.kind !== 'own' || analytics.google === true;
  const send = (
    { seen, ownerAnalytics }: Shown,
    what: Omit<VisitEvent, 'page' | 'document' | 'language'>,
  ): void => {
    if (!mayCount(analytics, seen.path)) return;
    const { page, document: id, language } = seen;
    const event = { page, language, ...(id === undefined ? {} : { document: id }), ...what };
    for (const report of tellers) report({ ...event, seen, ownerAnalytics });
  };
  const watch = createPageWatch<PendingPage>({
    onSeen: (one) => {
      const code = takeCode();
      const view = { name: 'pageview', ...(code === undefined ? {} : { code }) } as const;
      void one.ownerLoaded.then(() => send(one, view));
    },
    onEngaged: (one, seconds, again) =>
      send(one, { name: 'engagement', seconds, ...(again ? { again } : {}) }),
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
    const known = shown?.ownerAnalytics;
    send({ seen: readPage(), ownerAnalytics: known }, { name: 'goal', goal });
  });
}

/** What is known of a page stays with it: an owner's answer that comes late is not taken for the next page's. */
interface Shown {
  readonly seen: SeenPage;
  ownerAnalytics: OwnerAnalytics | undefined;
}

interface PendingPage extends Shown {
  /** Until its owner has been asked for. */
  ownerLoaded: Promise<void>;
}

async function mainTeller({ endpoint, kind }: SiteAnalytics): Promise<Teller> {
  if (kind !== 'matomo') return createEventReporter(serverUrl(endpoint));
  const { createMatomoReporter } = await import('./report-matomo.ts');
  return createMatomoReporter(endpoint, () => ({
    origin: window.location.origin,
    title: document.title,
  }));
}

async function googleTeller({ onLeave }: CountingOptions): Promise<Teller> {
  const { createGoogleTeller } = await import('./report-google.ts');
  const { report, leaveFor } = createGoogleTeller();
  onLeave(leaveFor);
  return report;
}

function watchVisibility(setVisible: (isVisible: boolean) => void): void {
  const look = (): void => setVisible(document.visibilityState === 'visible');
  look();
  document.addEventListener('visibilitychange', look);
  // Some browsers leave a page without saying that it is hidden.
  window.addEventListener('pagehide', () => setVisible(false));
  window.addEventListener('pageshow', look);
}

const UNCOUNTED = /^\/preview(?:\/|$)/;

const OPT_OUT_SIGNALS: Readonly<Record<VisitorSignal, () => boolean>> = {
  dnt: () => navigator.doNotTrack === '1',
  gpc: () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
};

/** Whether this page may be counted: the visitor has not said no, nor the browser where that is heeded, and no editor previews. */
export function mayCount({ respects }: Pick<SiteAnalytics, 'respects'>, path: string): boolean {
  if (UNCOUNTED.test(path)) return false;
  return analyticsChoice() !== 'off' && !respects.some((signal) => OPT_OUT_SIGNALS[signal]());
}

/** Our own collector, and endpoints elsewhere that take the same events (contract/visit-event.ts). */
export function createEventReporter(endpoint: string): Teller {
  return (event) => sendBeacon(endpoint, JSON.stringify(toWire(event)));
}

/** The owner's own analytics id is sent with its content (specification §3.5). */
function toWire({ seen: _seen, ownerAnalytics, ...event }: ReportedEvent): VisitEvent {
  const { analyticsId } = ownerAnalytics ?? {};
  return analyticsId ? { ...event, analyticsId } : event;
}
