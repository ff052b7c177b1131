/**
 * Telemetry of this visit, where the operator has configured it: requests to the API carry a random
 * trace, which exists in memory only, and the page reports how fast it was when it is hidden.
 * Visitors who decline analytics, by the site's switch or by a signal of their browser, send neither.
 */
import type { PageVitals } from '@varde/contract/page-vitals';
import { CONNECTIONS, type Connection, TRACE_MAX_MS } from '@varde/domain/vitals';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { networkRating } from '#browser/network.ts';
import { serverUrl } from '#browser/site.ts';
import { visitTrace } from '../visit-trace.ts';
import type { SeenPage, sendBeacon } from './reporter.ts';

export interface TracingOptions {
  /** Path of the server that receives the vitals. */
  readonly endpoint: string;
  /** The page that is shown. */
  readonly readPage: () => Pick<SeenPage, 'path' | 'page'>;
  /** Whether the visitor has not declined, for a page. */
  readonly mayTrace: (path: string) => boolean;
  readonly send: typeof sendBeacon;
}

interface Trace extends Pick<PageVitals, 'trace' | 'span' | 'page'> {
  /** By the page's clock, which starts with its navigation. */
  readonly startedAt: number;
  isReported: boolean;
}

type Vitals = Pick<PageVitals, 'lcp' | 'inp' | 'ttfb' | 'cls'>;

const TRACE_BYTES = 16;
const SPAN_BYTES = 8;

export function traceVisit({ endpoint, readPage, mayTrace, send }: TracingOptions): void {
  const vitals = watchVitals();
  let trace: Trace | undefined;
  const current = (): Trace | undefined => {
    const { path, page } = readPage();
    if (!mayTrace(path)) return (trace = undefined);
    const now = performance.now();
    if (trace && now - trace.startedAt <= TRACE_MAX_MS) return trace;
    // The first one starts with the page itself.
    const startedAt = trace || now > TRACE_MAX_MS ? now : 0;
    const ids = { trace: randomHex(TRACE_BYTES), span: randomHex(SPAN_BYTES) };
    return (trace = { ...ids, page, startedAt, isReported: false });
  };
  visitTrace.headers = (): Readonly<Record<string, string>> => {
    const now = current();
    return now ? { traceparent: `00-${now.trace}-${now.span}-01` } : {};
  };
  onHidden(() => {
    const now = current();
    if (!now || now.isReported) return;
    now.isReported = true;
    const { trace, span, page, startedAt } = now;
    const age = Math.round(performance.now() - startedAt);
    const report: PageVitals = { trace, span, page, age, connection: connection(), ...vitals };
    send(serverUrl(endpoint), JSON.stringify(report));
  });
  current();
}

/** Filled as the browser measures. */
function watchVitals(): Vitals {
  const vitals: { -readonly [Name in keyof Vitals]: Vitals[Name] } = {};
  const milliseconds = ({ value }: Metric): number => Math.min(Math.round(value), TRACE_MAX_MS);
  const always = { reportAllChanges: true };
  onLCP((metric) => void (vitals.lcp = milliseconds(metric)), always);
  onINP((metric) => void (vitals.inp = milliseconds(metric)), always);
  onTTFB((metric) => void (vitals.ttfb = milliseconds(metric)), always);
  onCLS(({ value }) => void (vitals.cls = Math.round(value * 1_000)), always);
  return vitals;
}

/** Some browsers leave a page without `visibilitychange`. */
function onHidden(listener: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') listener();
  });
  window.addEventListener('pagehide', listener);
}

/** A class of four: what the browser knows more precisely could tell devices apart. */
function connection(): Connection {
  const type = networkRating()?.effectiveType;
  return CONNECTIONS.find((one) => one === type) ?? 'unknown';
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
