/** Our own collector, and endpoints elsewhere that take the same events (contract/visit-event.ts). */
import type { VisitEvent } from '@varde/contract/visit-event';
import { sendBeacon } from './send-beacon.ts';
import type { Teller, ToldEvent } from './seen-page.ts';

export function tellEvents(endpoint: string): Teller {
  return (event) => sendBeacon(endpoint, JSON.stringify(toWire(event)));
}

/** The owner's own id goes along on its content (specification §3). */
function toWire({ seen: _seen, ownerAnalytics, ...event }: ToldEvent): VisitEvent {
  const { analyticsId } = ownerAnalytics ?? {};
  return analyticsId ? { ...event, analyticsId } : event;
}
