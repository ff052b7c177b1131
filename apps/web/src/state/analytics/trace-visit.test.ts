import { TRACE_MAX_MS } from '@varde/domain/vitals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';
import { visitTrace } from '../visit-trace.ts';
import { mayCount } from './start-counting.ts';
import { sendBeacon } from './reporter.ts';
import { traceVisit } from './trace-visit.ts';

type Listener = (metric: { readonly value: number }) => void;

const measured = vi.hoisted(() => new Map<string, Listener>());
vi.mock('web-vitals', () => ({
  onLCP: (listener: Listener) => measured.set('lcp', listener),
  onINP: (listener: Listener) => measured.set('inp', listener),
  onTTFB: (listener: Listener) => measured.set('ttfb', listener),
  onCLS: (listener: Listener) => measured.set('cls', listener),
}));
vi.mock('#browser/site.ts', () => ({ serverUrl: (url: string) => url }));

let beacons: Record<string, unknown>[];
let page: EventTarget & { visibilityState: string };
let browserWindow: EventTarget;
let stored: Map<string, string>;
let now: number;
let path: string;

beforeEach(() => {
  beacons = [];
  now = 3_000;
  path = '/article/101';
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  browserWindow = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browserWindow);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  stored = stubStorage();
  stubNavigator();
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete visitTrace.headers;
});

function stubNavigator(more: object = {}): void {
  const sendBeacon = (url: string, body: string) => {
    expect(url).toBe('/visits/vitals');
    beacons.push(JSON.parse(body) as Record<string, unknown>);
  };
  vi.stubGlobal('navigator', { onLine: true, sendBeacon, ...more });
}

const trace = () =>
  traceVisit({
    endpoint: '/visits/vitals',
    readPage: () => ({ path, page: 'article' }),
    mayTrace: (shown) => mayCount({ respects: ['dnt', 'gpc'] }, shown),
    send: sendBeacon,
  });
const parent = () => visitTrace.headers?.()['traceparent'] ?? '';

function hide(): void {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  browserWindow.dispatchEvent(new Event('pagehide'));
}

it('requests of a visit carry one random trace, and its report has the same', () => {
  trace();
  const sent = parent();
  expect(sent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  path = '/article/102';
  expect(parent()).toBe(sent);
  hide();
  expect(`00-${String(beacons[0]?.['trace'])}-${String(beacons[0]?.['span'])}-01`).toBe(sent);
  trace();
  expect(parent()).not.toBe(sent);
});

it('the report has rounded measurements, the kind of page and the class of connection, once', () => {
  stubNavigator({ connection: { effectiveType: '3g', downlink: 1.35, rtt: 275 } });
  trace();
  measured.get('lcp')?.({ value: 1_234.56 });
  measured.get('cls')?.({ value: 0.0214 });
  measured.get('inp')?.({ value: 48 });
  measured.get('inp')?.({ value: 72 });
  now = 9_000.4;
  hide();
  hide();
  expect(beacons).toEqual([
    {
      trace: expect.any(String) as string,
      span: expect.any(String) as string,
      page: 'article',
      age: 9_000,
      connection: '3g',
      lcp: 1_235,
      cls: 21,
      inp: 72,
    },
  ]);
});

it('a page that stays open gets another trace, which begins then', () => {
  trace();
  const first = parent();
  now = TRACE_MAX_MS + 1;
  expect(parent()).not.toBe(first);
  now += 500;
  hide();
  expect(beacons).toMatchObject([{ age: 500, connection: 'unknown' }]);
});

it.each([
  ['has declined analytics', () => void stored.set('privacy', '{"analytics":false}')],
  ['asks not to be tracked', () => stubNavigator({ doNotTrack: '1' })],
  ['sends Global Privacy Control', () => stubNavigator({ globalPrivacyControl: true })],
  ['is an editor at the preview', () => void (path = '/preview')],
])('a visitor who %s has no trace and reports nothing', (_what, decline) => {
  trace();
  decline();
  expect(parent()).toBe('');
  hide();
  expect(beacons).toEqual([]);
});
