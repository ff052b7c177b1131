/**
 * Matomo's HTTP tracking API ("Tracking HTTP API", developer.matomo.org), without cookies and without a visitor's id. The owner's
 * `analyticsId` is the first custom dimension, its code the second.
 */
import { sendBeacon } from './send-beacon.ts';
import type { Teller, ReportedEvent } from './seen-page.ts';

export interface MatomoPage {
  readonly origin: string;
  readonly title: string;
}

/** @param endpoint the address of `matomo.php` with `?idsite=` */
export function createMatomoReporter(endpoint: string, readPage: () => MatomoPage): Teller {
  const { origin, pathname, searchParams } = new URL(endpoint);
  const idsite = searchParams.get('idsite') ?? '';
  let view = '';
  return (event) => {
    // Ties what follows to its page view; a new one for each, so that it tells nobody apart.
    if (event.name === 'pageview') view = crypto.randomUUID().slice(0, VIEW_ID_LENGTH);
    sendBeacon(origin + pathname, matomoHit(event, { idsite, view, ...readPage() }));
  };
}

const VIEW_ID_LENGTH = 6;

function matomoHit(
  event: ReportedEvent,
  { idsite, view, origin, title }: MatomoPage & { readonly idsite: string; readonly view: string },
): URLSearchParams {
  const { seen, ownerAnalytics, code } = event;
  const hit = new URLSearchParams({
    idsite,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: origin + seen.path,
    lang: seen.language,
    pv_id: view,
    ...WHAT[event.name](event, title),
  });
  if (ownerAnalytics?.analyticsId) hit.set('dimension1', ownerAnalytics.analyticsId);
  if (code !== undefined) hit.set('dimension2', code);
  return hit;
}

type What = (event: ReportedEvent, title: string) => Readonly<Record<string, string>>;

const WHAT: Readonly<Record<ReportedEvent['name'], What>> = {
  pageview: (_event, title) => ({ action_name: title }),
  // Lengthens the visit, and is no action of its own.
  engagement: () => ({ ping: '1' }),
  // As an event: which number a goal has differs from site to site.
  goal: ({ goal = '' }) => ({ ca: '1', e_c: 'goal', e_a: goal }),
};
