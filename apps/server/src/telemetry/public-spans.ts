/**
 * What of a span leaves the process: its ids, times and kind, whether it failed, and the attributes
 * listed here. Names, events, messages and attributes that instrumentations set (URLs, user agents,
 * IP addresses, exceptions) are left out, so that a new one cannot disclose anything about visitors.
 */
import { type Attributes, type AttributeValue, TraceFlags } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { ProblemError } from '#http/problems.ts';

/** Semantic conventions of OpenTelemetry, and our own below `varde.`. */
export const ATTRIBUTE = {
  method: 'http.request.method',
  /** A pattern, never a path. */
  route: 'http.route',
  status: 'http.response.status_code',
  /** Host and port of an outside service. */
  host: 'server.address',
  port: 'server.port',
  database: 'db.system.name',
  statement: 'db.query.text',
  errorType: 'error.type',
  /** Kind of the page on which a visit began, and class of its connection. */
  page: 'varde.page',
  connection: 'varde.connection',
  lcp: 'varde.vitals.lcp_ms',
  inp: 'varde.vitals.inp_ms',
  ttfb: 'varde.vitals.ttfb_ms',
  cls: 'varde.vitals.cls',
} as const;

/** A kind of problem, an error code of PostgreSQL or Node, or a class: never a message. */
export function errorType(error: unknown): string {
  if (error instanceof ProblemError) return error.kind;
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const LISTED: readonly string[] = Object.values(ATTRIBUTE);

export class PublicSpanExporter implements SpanExporter {
  readonly #exporter: SpanExporter;

  constructor(exporter: SpanExporter) {
    this.#exporter = exporter;
  }

  export: SpanExporter['export'] = (spans, onResult) =>
    this.#exporter.export(spans.map(toPublicSpan), onResult);

  shutdown = (): Promise<void> => this.#exporter.shutdown();

  forceFlush = async (): Promise<void> => this.#exporter.forceFlush?.();
}

function toPublicSpan(span: ReadableSpan): ReadableSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const { kind, startTime, endTime, duration, ended, resource, instrumentationScope } = span;
  const attributes = listedAttributes(span.attributes);
  const parent = span.parentSpanContext;
  return {
    name: nameOf(attributes),
    kind,
    spanContext: () => ({ traceId, spanId, traceFlags }),
    ...(parent && {
      parentSpanContext: { traceId, spanId: parent.spanId, traceFlags: TraceFlags.SAMPLED },
    }),
    startTime,
    endTime,
    duration,
    ended,
    status: { code: span.status.code },
    attributes,
    links: [],
    events: [],
    resource,
    instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

const isStatement = (name: string): boolean => name === ATTRIBUTE.statement;

function listedAttributes(attributes: Attributes): Attributes {
  const listed: Record<string, AttributeValue> = {};
  for (const name of LISTED) {
    const value = attributes[name];
    if (value === undefined) continue;
    listed[name] = typeof value === 'string' && isStatement(name) ? withoutLiterals(value) : value;
  }
  return listed;
}

/** `GET /article/$articleId`, `GET dimu.org`, `select`, `visit article`. */
function nameOf(attributes: Attributes): string {
  const { method, route, host, statement, page } = ATTRIBUTE;
  if (page in attributes) return `visit ${String(attributes[page])}`;
  const text = attributes[statement];
  if (typeof text === 'string') return /^\w+/.exec(text)?.[0] ?? 'statement';
  return [attributes[method], attributes[route] ?? attributes[host]].filter(Boolean).join(' ');
}

/** Of SQL: a comment, a name in quotes, a text, or a number that is not part of a name. */
const TOKEN = /--[^\n]*|("(?:[^"]|"")*(?:"|$))|'(?:[^']|'')*(?:'|$)|(?<![\w$.])\d[\d.]*/g;

/**
 * Visitors' values are placeholders (`$1`) in statements. Should one ever be written as a literal,
 * it is removed here with all others. The end of a long statement may be cut off.
 */
function withoutLiterals(statement: string): string {
  const masked = statement.replace(TOKEN, (token: string, name?: string) => {
    if (token.startsWith('--')) return '';
    return name ?? '?';
  });
  return masked.replace(/\s+/g, ' ').trim();
}
