/**
 * Matomo's HTTP tracking API ("Tracking HTTP API", developer.matomo.org), without cookies and
 * visitor id. The owner's `analyticsId` is custom dimension 1, the printed code dimension 2.
 */
import { sendBeacon, type Reporter, type ReportedEvent } from './reporter.ts';

export interface MatomoPage {
  readonly origin: string;
  readonly title: string;
}

/** @param endpoint the URL of `matomo.php` with `?idsite=` */
export function createMatomoReporter(endpoint: string, readPage: () => MatomoPage): Reporter {
  const { origin, pathname, searchParams } = new URL(endpoint);
  const idsite = searchParams.get('idsite') ?? '';
  let view = '';
  return (event) => {
    // Links later events to their page view; a new one for each, so that it identifies nobody.
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
    ...EVENT_PARAMS[event.name](event, title),
  });
  if (ownerAnalytics?.analyticsId) hit.set('dimension1', ownerAnalytics.analyticsId);
  if (code !== undefined) hit.set('dimension2', code);
  return hit;
}

type EventParams = (event: ReportedEvent, title: string) => Readonly<Record<string, string>>;

const EVENT_PARAMS: Readonly<Record<ReportedEvent['name'], EventParams>> = {
  pageview: (_event, title) => ({ action_name: title }),
  // Extends the visit; not an action.
  engagement: () => ({ ping: '1' }),
  // As an event, since goal numbers differ by site.
  goal: ({ goal = '' }) => ({ ca: '1', e_c: 'goal', e_a: goal }),
};
