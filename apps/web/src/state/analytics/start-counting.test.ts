import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';
import type { OwnerAnalytics, SeenPage } from './reporter.ts';
import { recordGoalEvent } from '../goal-events.ts';
import { startCounting } from './start-counting.ts';

vi.mock('#browser/site.ts', () => ({ serverUrl: (url: string) => url, publicSite: () => ({}) }));

let beacons: Record<string, unknown>[];
let page: EventTarget & { visibilityState: string };
let browserWindow: EventTarget;
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  beacons = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  browserWindow = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browserWindow);
  stored = stubStorage();
  vi.stubGlobal('navigator', {
    onLine: true,
    sendBeacon: (_url: string, body: string) =>
      beacons.push(JSON.parse(body) as Record<string, unknown>),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pageOf = (owner: string, document: number): SeenPage => ({
  path: `/article/${document}`,
  page: 'article',
  language: 'no',
  document,
  owner,
});

const count = (changes: Partial<Parameters<typeof startCounting>[0]>) =>
  startCounting({
    analytics: { endpoint: '/visits', kind: 'own', respects: [] },
    readPage: () => pageOf('bryggen', 101),
    onPage: () => undefined,
    onLeave: () => undefined,
    findOwner: async () => undefined,
    ...changes,
  });

it('startCounting reports each page with its own owner’s id, even if the previous owner loads late', async () => {
  const resolvers = new Map<string, (found: OwnerAnalytics) => void>();
  const ids = (analyticsId: string) => ({ analyticsId, google_analytics_code: null });
  let shown = pageOf('slow', 101);
  let go = (): void => undefined;
  await count({
    analytics: { endpoint: '/elsewhere', kind: 'events', respects: [] },
    readPage: () => shown,
    onPage: (listener) => void (go = listener),
    findOwner: (owner) => new Promise((resolve) => resolvers.set(owner, resolve)),
  });
  await vi.advanceTimersByTimeAsync(150);
  shown = pageOf('quick', 102);
  go();
  await vi.advanceTimersByTimeAsync(150);
  resolvers.get('quick')?.(ids('quick-id'));
  await vi.advanceTimersByTimeAsync(10);
  resolvers.get('slow')?.(ids('slow-id'));
  await vi.advanceTimersByTimeAsync(5_000);
  go();
  expect(beacons.map(({ name, document, analyticsId }) => [name, document, analyticsId])).toEqual([
    ['pageview', 102, 'quick-id'],
    ['pageview', 101, 'slow-id'],
    ['engagement', 102, 'quick-id'],
  ]);
});

function hide(): void {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
}

it.each([
  ['it is hidden', [hide]],
  // Safari closes a page without `visibilitychange`.
  [
    'it is left without being hidden first',
    [() => browserWindow.dispatchEvent(new Event('pagehide'))],
  ],
  ['it is hidden and left', [hide, () => browserWindow.dispatchEvent(new Event('pagehide'))]],
])(
  'startCounting reports the time on a page once when %s, and again after a return',
  async (_, leave) => {
    await count({});
    await vi.advanceTimersByTimeAsync(5_000);
    for (const step of leave) step();
    await vi.advanceTimersByTimeAsync(60_000);
    const engagement = { name: 'engagement', document: 101, seconds: 5 };
    expect(beacons).toMatchObject([{ name: 'pageview' }, engagement]);
    page.visibilityState = 'visible';
    browserWindow.dispatchEvent(new Event('pageshow'));
    await vi.advanceTimersByTimeAsync(7_000);
    for (const step of leave) step();
    expect(beacons.slice(2)).toMatchObject([{ ...engagement, seconds: 7, again: true }]);
  },
);

it('startCounting reports nothing from the moment on when the visitor declines', async () => {
  let go = (): void => undefined;
  await count({ onPage: (listener) => void (go = listener) });
  await vi.advanceTimersByTimeAsync(5_000);
  stored.set('privacy', '{"analytics":false}');
  go();
  await vi.advanceTimersByTimeAsync(5_000);
  recordGoalEvent('404');
  hide();
  expect(beacons.map(({ name }) => name)).toEqual(['pageview']);
});
