/**
 * A museum's own Google Analytics, by Google's tag (gtag.js): loaded only with the visitor's
 * consent, only on that museum's content, and never on pages of a rebus (specification §4.2).
 * Revoking the consent stops it at once.
 */
import { hasGoogleConsent } from '../privacy.ts';
import type { Reporter, ReportedEvent } from './reporter.ts';

const REBUS_PATH = /^\/rebus(?:\/|$)/;
const CODE = /^(?:G|GT|UA)-[A-Z0-9-]{4,20}$/;

export interface GoogleReporter {
  readonly report: Reporter;
  /** The tag observes URL changes itself, so it is stopped before. */
  readonly beforeLeave: (path: string) => void;
}

export function createGoogleReporter(createTag: () => GoogleTag = createGoogleTag): GoogleReporter {
  let tag: GoogleTag | undefined;
  // Engagement is reported when the next page is already shown.
  let isInRebus = false;
  return {
    report(event) {
      const code = googleCode(event);
      if (code === undefined || isInRebus || !hasGoogleConsent()) return tag?.stop();
      tag ??= createTag();
      tag.send(code, event.seen.path, ...toGoogle(event));
    },
    beforeLeave(path) {
      isInRebus = REBUS_PATH.test(path);
      tag?.stop();
    },
  };
}

/** The property of this content and page, if any. */
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

/** Google's tag in the page ("Google tag API reference"). The first event loads its script. */

export interface GoogleTag {
  /** @param path of the event's page, which may no longer be shown */
  send(code: string, path: string, name: string, values: Readonly<Record<string, unknown>>): void;
  /** Sends nothing until the next `send`. */
  stop(): void;
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';
/** Analytics only, no advertising. */
const CONSENT = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

export function createGoogleTag(): GoogleTag {
  const host: Window & { dataLayer?: unknown[] } = window;
  const layer = (host.dataLayer ??= []);
  const configured = new Set<string>();
  // Otherwise the tag reports the URL and title that it finds in the browser.
  let viewed: { readonly path: string; readonly title: string } | undefined;
  // The tag reads the `arguments` object of a call, not an array.
  const gtag: (...args: unknown[]) => void = function push() {
    // oxlint-disable-next-line prefer-rest-params -- the tag requires `arguments`
    layer.push(arguments);
  };
  return {
    send(code, path, name, values) {
      switchOff(code, false);
      if (configured.size === 0) {
        gtag('consent', 'default', CONSENT);
        gtag('js', new Date());
        loadScript(code);
      }
      // We report page views: the tag does not know client-side navigation.
      if (!configured.has(code)) gtag('config', code, { send_page_view: false });
      configured.add(code);
      if (viewed?.path !== path) viewed = { path, title: document.title };
      const page = { page_location: window.location.origin + path, page_title: viewed.title };
      gtag('event', name, { ...values, send_to: code, ...page });
    },
    stop: () => configured.forEach((code) => switchOff(code, true)),
  };
}

/** Google's documented opt-out switch. */
function switchOff(code: string, isOff: boolean): void {
  Object.assign(window, { [`ga-disable-${code}`]: isOff });
}

function loadScript(code: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(code)}`;
  document.head.append(script);
}
