import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTE, PublicSpanExporter } from './public-spans.ts';

/** The exported form of a span with these attributes. */
function exported(attributes: Record<string, string | number>) {
  const exporter = new InMemorySpanExporter();
  const processor = new SimpleSpanProcessor({ exporter: new PublicSpanExporter(exporter) });
  const tracer = new TracerProvider({ spanProcessors: [processor] }).getTracer('test');
  const span = tracer.startSpan('GET /solveig', { kind: SpanKind.SERVER, attributes });
  span.recordException(new Error('solveig was not found'));
  span.addEvent('solveig');
  span.addLink({ context: span.spanContext(), attributes: { visitor: 'solveig' } });
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'solveig' });
  span.end();
  const [first] = exporter.getFinishedSpans();
  return first;
}

describe('an exported span', () => {
  it('has listed attributes alone, and a name of them', () => {
    const span = exported({
      [ATTRIBUTE.method]: 'GET',
      [ATTRIBUTE.route]: '/article/$articleId',
      'url.full': 'https://varde.example/article/solveig',
      'user_agent.original': 'solveig',
      'enduser.id': 'solveig',
    });
    expect(span).toMatchObject({
      name: 'GET /article/$articleId',
      attributes: { [ATTRIBUTE.method]: 'GET', [ATTRIBUTE.route]: '/article/$articleId' },
      status: { code: SpanStatusCode.ERROR },
      events: [],
      links: [],
    });
    expect(JSON.stringify({ ...span, resource: undefined })).not.toContain('solveig');
  });

  it.each([
    [`select * from a where b = 'solveig' and c = $1`, 'select * from a where b = ? and c = $1'],
    [`select 'it''s solveig', 59.91, a1 from b2`, 'select ?, ?, a1 from b2'],
    [`select "solveig's" -- it's a name\n from a`, `select "solveig's" from a`],
    [`select 1 -- 'solveig\n, 'solveig`, 'select ? , ?'],
  ])('has no literal of the statement %j', (statement, shown) => {
    const span = exported({ [ATTRIBUTE.statement]: statement });
    expect(span?.attributes).toEqual({ [ATTRIBUTE.statement]: shown });
    expect(span?.name).toBe('select');
  });
});
