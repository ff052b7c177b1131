/**
 * What a page of the site reports of itself when it is hidden, for telemetry: how fast it was, and
 * the random trace of the visit. JSON as plain text, like visit events; no field can name a visitor
 * or a document.
 */
import Type from 'typebox';
import { COUNTED_PAGES } from '@varde/domain/visits';
import { CONNECTIONS, TRACE_MAX_MS } from '@varde/domain/vitals';

const Milliseconds = Type.Optional(Type.Integer({ minimum: 0, maximum: TRACE_MAX_MS }));

export const PageVitals = Type.Object(
  {
    /** Ids of the trace and of its first span, as in the `traceparent` of the page's requests. */
    trace: Type.String({ pattern: '^(?!0{32})[0-9a-f]{32}$' }),
    span: Type.String({ pattern: '^(?!0{16})[0-9a-f]{16}$' }),
    /** Milliseconds since the trace began. */
    age: Type.Integer({ minimum: 0, maximum: TRACE_MAX_MS }),
    /** The page on which it began. */
    page: Type.Enum([...COUNTED_PAGES]),
    connection: Type.Enum([...CONNECTIONS]),
    /** Largest Contentful Paint, Interaction to Next Paint, Time to First Byte. */
    lcp: Milliseconds,
    inp: Milliseconds,
    ttfb: Milliseconds,
    /** Cumulative Layout Shift, in thousandths. */
    cls: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  },
  { additionalProperties: false },
);
export type PageVitals = Type.Static<typeof PageVitals>;
