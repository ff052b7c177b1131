/** What the counting part of the site knows of a page. */
import type { VisitEvent } from '@varde/contract/visit-event';

export interface SeenPage extends Pick<VisitEvent, 'page' | 'document' | 'language'> {
  /** Without query, hash and language: `/article/101`. */
  readonly path: string;
  /** Of whom its content is: an id, or `@` and a slug. */
  readonly owner: string | undefined;
}

/** What an owner has asked to be counted by. */
export interface OwnerAnalytics {
  readonly analyticsId: string | null;
  readonly google_analytics_code: string | null;
}

/** An event with the page that it happened on, as it goes to whoever counts. */
export interface ReportedEvent extends VisitEvent {
  readonly seen: SeenPage;
  readonly ownerAnalytics: OwnerAnalytics | undefined;
}

/** Tells one receiver; says nothing of what becomes of it. */
export type Teller = (event: ReportedEvent) => void;
