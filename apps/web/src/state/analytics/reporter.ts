/** What reporters of analytics share: the types of pages, owners and events, and beacons. */
import type { VisitEvent } from '@varde/contract/visit-event';

export interface SeenPage extends Pick<VisitEvent, 'page' | 'document' | 'language'> {
  /** Without query, hash and language: `/article/101`. */
  readonly path: string;
  /** Owner of its content: an id, or `@` and a slug. */
  readonly owner: string | undefined;
}

/** The analytics ids of an owner. */
export interface OwnerAnalytics {
  readonly analyticsId: string | null;
  readonly google_analytics_code: string | null;
}

/** An event with its page, as reporters receive it. */
export interface ReportedEvent extends VisitEvent {
  readonly seen: SeenPage;
  readonly ownerAnalytics: OwnerAnalytics | undefined;
}

/** Sends an event to one receiver, without a result. */
export type Reporter = (event: ReportedEvent) => void;

/** Sends a request that outlives its page, without waiting for a response. Dropped when offline. */
export function sendBeacon(url: string, body: string | URLSearchParams): void {
  if (navigator.onLine) navigator.sendBeacon(url, body);
}
