/** Which visits are counted; beacons are recorded instead of sent. */
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { currentUrl, visit } from './visit.tsx';

type VisitEvent = Readonly<Record<string, unknown>>;

const COUNTED = { analytics: { endpoint: '/visits', kind: 'own', respects: [] } } as const;

let events: VisitEvent[];
/** Milliseconds by which the browser's clock is fast. */
let fast: number;

beforeEach(() => {
  events = [];
  fast = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + fast);
  const sendBeacon = (url: string, body: string) => {
    if (url.endsWith('/visits')) events.push(JSON.parse(body) as VisitEvent);
    return true;
  };
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  onTestFinished(() => {
    // The page is left, and with it its counter.
    dispatchEvent(new Event('pagehide'));
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });
});

it('a page is counted once it is seen, and its visible time when it is left', async () => {
  const started = performance.now();
  const { user } = await visit('/article/101', COUNTED);
  const article = { page: 'article', language: 'no', document: 101 };
  await waitFor(() => expect(events).toEqual([{ name: 'pageview', ...article }]));
  fast += 40_000;
  const [explore] = screen.getAllByRole('link', { name: 'Utforsk' });
  await user.click(explore as HTMLElement);
  await waitFor(() => expect(currentUrl()).toMatch(/^\/explore/));
  await waitFor(() =>
    expect(events.slice(1)).toEqual([
      { name: 'engagement', ...article, seconds: expect.any(Number) as number },
      { name: 'pageview', page: 'explore', language: 'no' },
    ]),
  );
  expect(events[1]?.['seconds']).toBeGreaterThanOrEqual(40);
  expect(events[1]?.['seconds']).toBeLessThanOrEqual(
    Math.round((performance.now() - started) / 1_000),
  );
});

it('with telemetry, requests of a visit carry one trace, which the page reports with its speed when it is left', async () => {
  const reports: VisitEvent[] = [];
  const sendBeacon = (url: string, body: string) => {
    if (url.endsWith('/visits/vitals')) reports.push(JSON.parse(body) as VisitEvent);
    return true;
  };
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  // A browser that is idle at once.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  const sent = vi.spyOn(globalThis, 'fetch');
  const traced = { analytics: { ...COUNTED.analytics, vitals: '/visits/vitals' } };
  const { user } = await visit('/article/101', traced);
  const traces = () =>
    sent.mock.calls.flatMap(([, init]) => new Headers(init?.headers).get('traceparent') ?? []);
  const { visitTrace } = await import('#state/visit-trace.ts');
  // Loaded when the page is idle.
  await waitFor(() => expect(visitTrace.headers).toBeDefined());
  const [explore] = screen.getAllByRole('link', { name: 'Utforsk' });
  await user.click(explore as HTMLElement);
  await waitFor(() => expect(traces().length).toBeGreaterThan(0));
  expect(new Set(traces()).size).toBe(1);
  dispatchEvent(new Event('pagehide'));
  expect(reports).toMatchObject([{ page: 'article', connection: 'unknown' }]);
  expect(traces()[0]).toBe(
    `00-${String(reports[0]?.['trace'])}-${String(reports[0]?.['span'])}-01`,
  );
  // Random identifiers and durations may contain any digits.
  const { trace: _trace, span: _span, ...told } = reports[0] ?? {};
  const texts = Object.values(told).filter((value) => typeof value === 'string');
  expect(texts.toSorted()).toEqual(['article', 'unknown']);
});
