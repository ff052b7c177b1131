/**
 * Traces of requests, of their statements and of the outside services that they wait for, sent by
 * OTLP. Imported only where an operator has configured it. What leaves the process is decided in
 * `public-spans.ts`.
 */
import { setTimeout } from 'node:timers/promises';
import {
  context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { PRODUCT_VERSION } from '@varde/domain/constants';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import type { TelemetrySettings } from '#config/telemetry-settings.ts';
import { sentPages, type StatementEvent, statements } from '#work-events.ts';
import { ATTRIBUTE, errorType, PublicSpanExporter } from './public-spans.ts';
import { type Sampling, traceRequests } from './requests.ts';
import { registerVitals } from './vitals.routes.ts';
import { VisitIds } from './visit-ids.ts';

/** A stop does not wait longer for a collector that does not respond. */
const FLUSH_WITHIN_MS = 2_000;
/** Statements of searches are longer; what they are is seen from less. */
const MAX_TEXT_LENGTH = 2_000;

/** Called before any route is registered; ends when the app is closed. */
export function startTelemetry(
  app: FastifyInstance,
  config: Config,
  settings: TelemetrySettings,
): void {
  const ids = new VisitIds();
  const provider = createProvider(settings, ids);
  const tracer = provider.getTracer(settings.serviceName);
  const sampling = createSampling(settings.sampleRatio);
  const reportLoss = (detail: unknown): void => app.log.warn({ detail }, 'telemetry is not sent');
  diag.setLogger(
    { ...SILENT, error: reportLoss },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // Services are not told about visits: no propagator is set, so requests get no header.
  const services = new UndiciInstrumentation({ requireParentforSpans: true });
  services.setTracerProvider(provider);
  const unfollow = followWork(tracer);
  traceRequests(app, tracer, sampling);
  registerVitals(app, config, { tracer, ids, sampling });
  app.addHook('onClose', async () => {
    unfollow();
    services.disable();
    const flushed = provider.shutdown().catch((error: unknown) => reportLoss(String(error)));
    await Promise.race([flushed, setTimeout(FLUSH_WITHIN_MS, undefined, { ref: false })]);
    context.disable();
    diag.disable();
  });
}

const ignore = (): void => {};
const SILENT = { warn: ignore, info: ignore, debug: ignore, verbose: ignore };

function createProvider({ url, serviceName }: TelemetrySettings, ids: VisitIds) {
  const own = { 'service.name': serviceName, 'service.version': PRODUCT_VERSION };
  return new TracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(resourceFromAttributes(own)),
    idGenerator: ids,
    // What is not sampled does not become a span in the first place.
    sampler: new AlwaysOnSampler(),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT_LENGTH },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new PublicSpanExporter(new OTLPTraceExporter({ url })) }),
    ],
  });
}

/** All servers decide alike about a trace, so that a visit is traced as a whole or not at all. */
function createSampling(ratio: number): Sampling {
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const isSampled = (traceId: string): boolean =>
    sampler.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED;
  return { ratio, isSampled };
}

/** @returns ends it */
function followWork(tracer: Tracer): () => void {
  const spans = new WeakMap<StatementEvent, Span>();
  const subscribers = {
    start(event: StatementEvent) {
      // Statements without a traced request, such as those of backups, would be traces of their own.
      if (!trace.getActiveSpan()?.isRecording()) return;
      const attributes = { [ATTRIBUTE.database]: 'postgresql', [ATTRIBUTE.statement]: event.text };
      spans.set(event, tracer.startSpan('statement', { kind: SpanKind.CLIENT, attributes }));
    },
    end: ignore,
    asyncStart: ignore,
    asyncEnd: (event: StatementEvent) => spans.get(event)?.end(),
    error(event: StatementEvent & { readonly error: unknown }) {
      const span = spans.get(event);
      span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.setAttribute(ATTRIBUTE.errorType, errorType(event.error));
    },
  };
  const onPage = (routeOf: unknown): void => {
    const span = trace.getActiveSpan();
    const route: unknown = span && typeof routeOf === 'function' ? routeOf() : undefined;
    if (typeof route === 'string') span?.setAttribute(ATTRIBUTE.route, route);
  };
  statements.subscribe(subscribers);
  sentPages.subscribe(onPage);
  return () => {
    statements.unsubscribe(subscribers);
    sentPages.unsubscribe(onPage);
  };
}
