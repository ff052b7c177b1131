/**
 * A museum's own Google Analytics, by Google's tag (gtag.js): loaded only when the visitor has said yes to it, only on that museum's
 * content, and never on pages of a rebus (decisions.md §9). A yes taken back stops it at once.
 */
import { hasGoogleConsent } from '../google-consent.ts';
import { createGoogleTag, type GoogleTag } from './google-tag.ts';
import type { Teller, ToldEvent } from './seen-page.ts';

const GAME = /^\/rebus(?:\/|$)/;
const CODE = /^(?:G|GT|UA)-[A-Z0-9-]{4,20}$/;

export interface GoogleTeller {
  readonly tell: Teller;
  /** The tag sees by itself when the address changes, so it is stopped before. */
  readonly leaveFor: (path: string) => void;
}

export function createGoogleTeller(openTag: () => GoogleTag = createGoogleTag): GoogleTeller {
  let tag: GoogleTag | undefined;
  // The time on a page is told when the next one is there already.
  let isInGame = false;
  return {
    tell(event) {
      const code = googleCode(event);
      if (code === undefined || isInGame || !hasGoogleConsent()) return tag?.stop();
      tag ??= openTag();
      tag.tell(code, event.seen.path, ...toGoogle(event));
    },
    leaveFor(path) {
      isInGame = GAME.test(path);
      tag?.stop();
    },
  };
}

/** The property to tell, where this content and page have one. */
function googleCode({ seen, ownerAnalytics }: ToldEvent): string | undefined {
  const code = ownerAnalytics?.google_analytics_code ?? '';
  return seen.page !== 'rebus' && CODE.test(code) ? code : undefined;
}

const SECOND_MS = 1_000;

function toGoogle(event: ToldEvent): [string, Readonly<Record<string, unknown>>] {
  if (event.name === 'pageview') return ['page_view', { language: event.language }];
  if (event.name === 'engagement')
    return ['user_engagement', { engagement_time_msec: (event.seconds ?? 0) * SECOND_MS }];
  return ['goal', { goal: event.goal }];
}
