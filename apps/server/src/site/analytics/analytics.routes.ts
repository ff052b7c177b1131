/**
 * Varde's own analytics collector (specification §4.2, §7.5): adds the events of pages to the day's
 * counts. Always responds an empty 204: no page shows an error, no caller learns what is counted.
 */
import { VisitEvent } from '@varde/contract/visit-event';
import { VISIT_EVENT_MAX_BYTES } from '@varde/domain/visits';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import type { Config } from '#config/config.ts';
import { VISITS_PATH } from '#config/site-settings.ts';
import { receiveBeacons } from '../page-beacons.ts';
import type { VisitCounter } from './visit-counter.service.ts';

const Event = Compile(VisitEvent);

export function registerAnalytics(
  app: FastifyInstance,
  config: Config,
  visits: VisitCounter,
): void {
  receiveBeacons(app, config, {
    path: VISITS_PATH,
    maxBytes: VISIT_EVENT_MAX_BYTES,
    read: (value) => (Event.Check(value) && isComplete(value) ? value : undefined),
    onBeacon: (event) => visits.count(event),
  });
  app.addHook('onClose', () => visits.close());
}

/** A goal needs its name, an engagement its duration; otherwise they would count as page views. */
function isComplete({ name, goal, seconds }: VisitEvent): boolean {
  if (name === 'goal') return goal !== undefined;
  return name !== 'engagement' || seconds !== undefined;
}
