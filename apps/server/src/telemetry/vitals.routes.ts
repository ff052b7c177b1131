/** Receives how fast a page was, and makes the first span of the visit of it. */
import { ROOT_CONTEXT, SpanKind, type Tracer } from '@opentelemetry/api';
import { PageVitals } from '@varde/contract/page-vitals';
import { VITALS_MAX_BYTES } from '@varde/domain/vitals';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import type { Config } from '#config/config.ts';
import { VITALS_PATH } from '#config/site-settings.ts';
import { receiveBeacons } from '#site/page-beacons.ts';
import { ATTRIBUTE } from './public-spans.ts';
import type { Sampling } from './requests.ts';
import type { VisitIds } from './visit-ids.ts';

const Vitals = Compile(PageVitals);

interface VitalsDeps {
  readonly tracer: Tracer;
  readonly ids: VisitIds;
  readonly sampling: Pick<Sampling, 'isSampled'>;
}

/** Only where visits may be counted: a visitor who declines that sends no vitals either. */
export function registerVitals(
  app: FastifyInstance,
  config: Config,
  { tracer, ids, sampling }: VitalsDeps,
): void {
  if (!config.analytics) return;
  receiveBeacons(app, config, {
    path: VITALS_PATH,
    maxBytes: VITALS_MAX_BYTES,
    read: (value) => (Vitals.Check(value) ? value : undefined),
    onBeacon: ({ trace, span, age, page, connection, lcp, inp, ttfb, cls }) => {
      if (!sampling.isSampled(trace)) return;
      const attributes = {
        [ATTRIBUTE.page]: page,
        [ATTRIBUTE.connection]: connection,
        ...(lcp !== undefined && { [ATTRIBUTE.lcp]: lcp }),
        ...(inp !== undefined && { [ATTRIBUTE.inp]: inp }),
        ...(ttfb !== undefined && { [ATTRIBUTE.ttfb]: ttfb }),
        ...(cls !== undefined && { [ATTRIBUTE.cls]: cls / 1_000 }),
      };
      const options = { kind: SpanKind.CLIENT, startTime: Date.now() - age, attributes };
      ids.withIds({ trace, span }, () => tracer.startSpan('visit', options, ROOT_CONTEXT)).end();
    },
  });
}
