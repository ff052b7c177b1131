/**
 * A museum's own Google Analytics, by Google's tag (gtag.js): loaded only with the visitor's
 * consent, only on that museum's content, and never on pages of a rebus (specification §4.2).
 * Revoking the consent stops it at once.
 */
import { hasGoogleConsent } from '../google-consent.ts';
import type { Teller, ReportedEvent } from './seen-page.ts';

const GAME = /^\/rebus(?:\/|$)/;
const CODE = /^(?:G|GT|UA)-[A-Z0-9-]{4,20}$/;

export interface GoogleTeller {
  readonly report: Teller;
  /** The tag sees by itself when the address changes, so it is stopped before. */
  readonly leaveFor: (path: string) => void;
}

export function createGoogleTeller(openTag: () => GoogleTag = createGoogleTag): GoogleTeller {
  let tag: GoogleTag | undefined;
  // The time on a page is told when the next one is there already.
  let isInGame = false;
  return {
    report(event) {
      const code = googleCode(event);
      if (code === undefined || isInGame || !hasGoogleConsent()) return tag?.stop();
      tag ??= openTag();
      tag.send(code, event.seen.path, ...toGoogle(event));
    },
    leaveFor(path) {
      isInGame = GAME.test(path);
      tag?.stop();
    },
  };
}

/** The property to tell, where this content and page have one. */
function googleCode({ seen, ownerAnalytics }: ReportedEvent): string | undefined {
  const code = ownerAnalytics?.google_analytics_code ?? '';
  return seen.page !== 'rebus' && CODE.test(code) ? code : undefined;
}

const SECOND_MS = 1_000;

function toGoogle(event: ReportedEvent): [string, Readonly<Record<string, unknown>>] {
  if (event.name === 'pageview') return ['page_view', { language: event.language }];
  if (event.name === 'engagement')
    return ['user_engagement', { engagement_time_msec: (event.seconds ?? 0) * SECOND_MS }];
  return ['goal', { goal: event.goal }];
}

/** Google's tag in the page ("Google tag API reference"). Its script is asked for with the first event. */

export interface GoogleTag {
  /** @param path of the page that it happened on, which may not be the one that is shown any more */
  send(code: string, path: string, name: string, values: Readonly<Record<string, unknown>>): void;
  /** Nothing is sent any more until the next `tell`. */
  stop(): void;
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';
/** Counting only: no advertising, on nobody's behalf. */
const CONSENT = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

export function createGoogleTag(): GoogleTag {
  const layer: unknown[] = ((window as { dataLayer?: unknown[] }).dataLayer ??= []);
  const known = new Set<string>();
  // Else the tag tells the address and title that it finds in the browser.
  let viewed: { readonly path: string; readonly title: string } | undefined;
  // The tag reads the very `arguments` of a call, and no array.
  const gtag: (...args: unknown[]) => void = function pass() {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  };
  return {
    send(code, path, name, values) {
      switchOff(code, false);
      if (known.size === 0) {
        gtag('consent', 'default', CONSENT);
        gtag('js', new Date());
        loadScript(code);
      }
      // Page views are ours to tell: the tag knows nothing of pages that are not loaded anew.
      if (!known.has(code)) gtag('config', code, { send_page_view: false });
      known.add(code);
      if (viewed?.path !== path) viewed = { path, title: document.title };
      const page = { page_location: window.location.origin + path, page_title: viewed.title };
      gtag('event', name, { ...values, send_to: code, ...page });
    },
    stop: () => known.forEach((code) => switchOff(code, true)),
  };
}

/** Google's own switch. */
function switchOff(code: string, isOff: boolean): void {
  (window as unknown as Record<string, boolean>)[`ga-disable-${code}`] = isOff;
}

function loadScript(code: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(code)}`;
  document.head.append(script);
}
