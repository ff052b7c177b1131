/**
 * A span for each traced request. This runs for every request, and a cached response takes some
 * 40 µs: of a request that is not traced, nothing is created (docs/decisions/0044-telemetry.md).
 */
import {
  type Context,
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPageRequest } from '#http/work-classes.ts';
import { ATTRIBUTE, errorType } from './public-spans.ts';

export interface Sampling {
  /** Share of requests without a trace of their caller. */
  readonly ratio: number;
  /** Of a caller's trace; the same on all servers. */
  readonly isSampled: (traceId: string) => boolean;
}

const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);

/** Health checks and files of the build are many, and always the same. */
const isUntraced = (url: string): boolean => url.startsWith('/assets/') || UNTRACED.has(url);

export function traceRequests(app: FastifyInstance, tracer: Tracer, sampling: Sampling): void {
  app.addHook('onRequest', (request, reply, done) => {
    const parent = parentOf(request, sampling);
    if (!parent) return done();
    const { method, routeOptions } = request;
    const attributes = {
      [ATTRIBUTE.method]: method,
      [ATTRIBUTE.route]: routeOptions.url,
    };
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, parent);
    // Also where the client disconnects.
    reply.raw.once('close', () => {
      const { statusCode: status, writableFinished: isSent } = reply.raw;
      if (isSent) span.setAttribute(ATTRIBUTE.status, status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook('onError', (_request, _reply, error, done) => {
    trace.getActiveSpan()?.setAttribute(ATTRIBUTE.errorType, errorType(error));
    done();
  });
}

/** `undefined`: the request is not traced. */
function parentOf({ raw, headers }: FastifyRequest, sampling: Sampling): Context | undefined {
  const active = context.active();
  // A request that a traced page makes in process.
  if (trace.getSpan(active)) return active;
  const { traceparent } = headers;
  if (traceparent !== undefined) return callersTrace(traceparent, sampling);
  const isChosen = Math.random() < sampling.ratio && !isUntraced(raw.url ?? '');
  return isChosen && !isPageRequest() ? ROOT_CONTEXT : undefined;
}

/**
 * Only the ids are taken: whether the caller wants the trace recorded does not count, and
 * `tracestate` and `baggage` are free text.
 */
function callersTrace(
  traceparent: string | string[],
  { isSampled }: Sampling,
): Context | undefined {
  const caller = parseTraceParent(String(traceparent));
  if (!caller || !isSampled(caller.traceId)) return undefined;
  return trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true });
}
