/**
 * Traces of requests, of their statements and of the outside services that they wait for, sent by
 * OTLP. Imported only where an operator has configured it. What leaves the process is decided in
 * `public-spans.ts`.
 */
import { setTimeout } from 'node:timers/promises';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import {
  context,
  defaultTextMapGetter,
  diag,
  DiagLogLevel,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { PRODUCT_VERSION } from '@varde/domain/constants';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import type { TelemetrySettings } from '#config/telemetry-settings.ts';
import { ProblemError } from '#http/problems.ts';
import { sentPages, type StatementEvent, statements } from '#work-events.ts';
import { ATTRIBUTE, PublicSpanExporter } from './public-spans.ts';
import { registerVitals } from './vitals.routes.ts';
import { VisitIds } from './visit-ids.ts';

/** A stop does not wait longer for a collector that does not respond. */
const FLUSH_WITHIN_MS = 2_000;
/** Statements of searches are longer; what they are is seen from less. */
const MAX_TEXT_LENGTH = 2_000;

/** Called before any route is registered; ends when the app is closed. */
export async function startTelemetry(
  app: FastifyInstance,
  config: Config,
  settings: TelemetrySettings,
): Promise<void> {
  const ids = new VisitIds();
  const provider = createProvider(settings, ids);
  const tracer = provider.getTracer(settings.serviceName);
  const reportLoss = (detail: unknown): void => app.log.warn({ detail }, 'telemetry is not sent');
  diag.setLogger(
    { ...SILENT, error: reportLoss },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new IncomingTraces());
  const requests = new FastifyOtelInstrumentation({
    // A span for each hook and handler would cost more than it tells.
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    ignorePaths: isUntraced,
  });
  requests.setTracerProvider(provider);
  const services = new UndiciInstrumentation({ requireParentforSpans: true });
  services.setTracerProvider(provider);
  const unfollow = followWork(tracer);
  await app.register(requests.plugin());
  app.addHook('onError', (_request, _reply, error, done) => {
    trace.getActiveSpan()?.setAttribute(ATTRIBUTE.errorType, errorType(error));
    done();
  });
  registerVitals(app, config, { tracer, ids });
  app.addHook('onClose', async () => {
    unfollow();
    services.disable();
    const flushed = provider.shutdown().catch((error: unknown) => reportLoss(String(error)));
    await Promise.race([flushed, setTimeout(FLUSH_WITHIN_MS, undefined, { ref: false })]);
    context.disable();
    propagation.disable();
    diag.disable();
  });
}

const ignore = (): void => {};
const SILENT = { warn: ignore, info: ignore, debug: ignore, verbose: ignore };

function createProvider({ url, serviceName, sampleRatio }: TelemetrySettings, ids: VisitIds) {
  const own = { 'service.name': serviceName, 'service.version': PRODUCT_VERSION };
  return new TracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(resourceFromAttributes(own)),
    idGenerator: ids,
    sampler: sampleBy(new TraceIdRatioBasedSampler(sampleRatio)),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT_LENGTH },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new PublicSpanExporter(new OTLPTraceExporter({ url })) }),
    ],
  });
}

/** A caller's trace is sampled by its id like any other, whatever the caller says about sampling. */
function sampleBy(root: Sampler): Sampler {
  return new ParentBasedSampler({
    root,
    remoteParentSampled: root,
    remoteParentNotSampled: root,
  });
}

/**
 * Of a request only the ids of `traceparent` are read: `tracestate` and `baggage` are free text.
 * None are sent, since other services are not told about visits.
 */
class IncomingTraces implements TextMapPropagator<unknown> {
  readonly #standard = new W3CTraceContextPropagator();

  inject = ignore;

  extract: TextMapPropagator<unknown>['extract'] = (parent, carrier, getter) => {
    const traceparent = getter.get(carrier, 'traceparent');
    if (traceparent === undefined) return parent;
    return this.#standard.extract(parent, { traceparent }, defaultTextMapGetter);
  };

  fields = (): string[] => [];
}

const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);

/** Health checks and files of the build are many, and always the same. */
const isUntraced = ({ url }: { readonly url: string }): boolean =>
  url.startsWith('/assets/') || UNTRACED.has(url);

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
  const onPage = (route: unknown): void => {
    if (typeof route === 'string') trace.getActiveSpan()?.setAttribute(ATTRIBUTE.route, route);
  };
  statements.subscribe(subscribers);
  sentPages.subscribe(onPage);
  return () => {
    statements.unsubscribe(subscribers);
    sentPages.unsubscribe(onPage);
  };
}

/** A kind of problem, an error code of PostgreSQL or Node, or a class: never a message. */
function errorType(error: unknown): string {
  if (error instanceof ProblemError) return error.kind;
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
