/** What each reporter sends: beacons go to a local server that records them. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { VisitEvent } from '@varde/contract/visit-event';
import { Clean, Errors } from 'typebox/value';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';
import { createGoogleReporter, type GoogleTag } from './report-google.ts';
import { createEventReporter } from './start-counting.ts';
import { createMatomoReporter } from './report-matomo.ts';
import type { ReportedEvent } from './reporter.ts';

interface ReceivedRequest {
  readonly url: string;
  readonly type: string;
  readonly body: string;
}

async function record(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', headers } = request;
  received.push({ url, type: headers['content-type'] ?? '', body: await text(request) });
  response.writeHead(204).end();
}

let server: Server;
let base: string;
let received: ReceivedRequest[];
let sent: Promise<unknown>[];
let stored: Map<string, string>;
let online: boolean;

beforeAll(async () => {
  server = createServer((request, response) => {
    void record(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
// Libraries that other files import read `navigator`.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  [received, sent, stored, online] = [[], [], new Map(), true];
  stubStorage(stored);
  vi.stubGlobal('navigator', {
    get onLine() {
      return online;
    },
    sendBeacon(url: string, body: BodyInit) {
      sent.push(fetch(url, { method: 'POST', body }));
      return true;
    },
  });
});

const arrived = async (): Promise<ReceivedRequest[]> => {
  await Promise.all(sent);
  return received;
};

const VIEW: ReportedEvent = {
  name: 'pageview',
  page: 'article',
  language: 'sv',
  document: 101,
  seen: { path: '/article/101', page: 'article', language: 'sv', document: 101, owner: 'bryggen' },
  ownerAnalytics: { analyticsId: 'museum-7', google_analytics_code: 'G-ABC123' },
};
const ENGAGED: ReportedEvent = { ...VIEW, name: 'engagement', seconds: 7 };
const LOST: ReportedEvent = { ...VIEW, name: 'goal', goal: '404', ownerAnalytics: undefined };

describe('event reporter', () => {
  it('sends text, with the owner’s analytics id on its content', async () => {
    createEventReporter(`${base}/events`)({ ...VIEW, code: '1001' });
    const [{ url, type, body } = { url: '', type: '', body: '{}' }] = await arrived();
    expect([url, type]).toEqual(['/events', 'text/plain;charset=UTF-8']);
    expect(JSON.parse(body)).toEqual({
      name: 'pageview',
      page: 'article',
      language: 'sv',
      document: 101,
      code: '1001',
      analyticsId: 'museum-7',
    });
  });

  it.each([
    ['a page view', { ...VIEW, code: '1001' }],
    ['an engagement', { ...ENGAGED, again: true }],
    ['a goal', LOST],
  ])('sends %s that matches the contract of our collector', async (_, event) => {
    createEventReporter(base)(event);
    const body: unknown = JSON.parse((await arrived())[0]?.body ?? '{}');
    expect([...Errors(VisitEvent, body)]).toEqual([]);
    expect(Clean(VisitEvent, structuredClone(body))).toEqual(body);
  });

  it('sends no id for content without an owner', async () => {
    createEventReporter(base)(LOST);
    expect(JSON.parse((await arrived())[0]?.body ?? '{}')).not.toHaveProperty('analyticsId');
  });

  it('sends nothing without a network', async () => {
    online = false;
    createEventReporter(base)(VIEW);
    expect(await arrived()).toEqual([]);
  });
});

describe('Matomo reporter', () => {
  const page = () => ({ origin: 'https://varde.example', title: 'Bryggen · Varde' });
  const hits = async () =>
    (await arrived()).map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

  it('sends pages, engagement, and goals as events to the tracking API', async () => {
    const report = createMatomoReporter(`${base}/matomo.php?idsite=3`, page);
    report({ ...VIEW, code: '1001' });
    await arrived();
    report(ENGAGED);
    await arrived();
    report(LOST);
    const [view, ping, goal] = await hits();
    const common = {
      idsite: '3',
      rec: '1',
      apiv: '1',
      send_image: '0',
      url: 'https://varde.example/article/101',
      lang: 'sv',
      pv_id: view?.['pv_id'],
    };
    expect(view).toEqual({
      ...common,
      action_name: 'Bryggen · Varde',
      dimension1: 'museum-7',
      dimension2: '1001',
    });
    expect(view?.['pv_id']).toMatch(/^[0-9a-f]{6}$/);
    expect(ping).toEqual({ ...common, ping: '1', dimension1: 'museum-7' });
    expect(goal).toEqual({ ...common, ca: '1', e_c: 'goal', e_a: '404' });
    expect(received.map(({ url, type }) => `${url} ${type}`)).toEqual(
      Array.from(
        { length: 3 },
        () => '/matomo.php application/x-www-form-urlencoded;charset=UTF-8',
      ),
    );
  });

  it('sends neither cookie nor visitor id', async () => {
    const report = createMatomoReporter(`${base}/matomo.php?idsite=3`, page);
    report(VIEW);
    report(VIEW);
    const all = await hits();
    expect(new Set(all.map((hit) => hit['pv_id'])).size).toBe(2);
    for (const hit of all)
      for (const name of ['_id', 'uid', 'cid', 'cip', 'urlref'])
        expect(hit).not.toHaveProperty(name);
  });
});

describe('Google reporter', () => {
  function open() {
    const calls: unknown[][] = [];
    const opened = vi.fn<() => GoogleTag>(() => ({
      send: (...args) => void calls.push(args),
      stop: () => void calls.push(['stop']),
    }));
    return { told: calls, opened, ...createGoogleReporter(opened) };
  }
  const agree = () => stored.set('thirdparty', 'yes');

  it('does not load the tag before consent', () => {
    const { report, opened } = open();
    report(VIEW);
    stored.set('privacy', '{"analytics":true}');
    report(VIEW);
    expect(opened).not.toHaveBeenCalled();
  });

  it('sends page views and engagement in Google’s format', () => {
    agree();
    const { report, told } = open();
    report(VIEW);
    report(ENGAGED);
    expect(told).toEqual([
      ['G-ABC123', '/article/101', 'page_view', { language: 'sv' }],
      ['G-ABC123', '/article/101', 'user_engagement', { engagement_time_msec: 7_000 }],
    ]);
  });

  it.each([
    ['a page of a rebus', { seen: { ...VIEW.seen, page: 'rebus' } }],
    [
      'content without an id',
      { ownerAnalytics: { analyticsId: 'x', google_analytics_code: null } },
    ],
    ['an invalid id', { ownerAnalytics: { analyticsId: null, google_analytics_code: '"><b>' } }],
    ['content without an owner', { ownerAnalytics: undefined }],
  ] as const)('does not load the tag on %s', (_what, more) => {
    agree();
    const { report, opened } = open();
    report({ ...VIEW, ...more });
    expect(opened).not.toHaveBeenCalled();
  });

  it('stops before navigation and when consent is revoked', () => {
    agree();
    const { report, told, beforeLeave } = open();
    report(VIEW);
    beforeLeave('/article/102');
    expect(told.at(-1)).toEqual(['stop']);
    report(VIEW);
    stored.set('privacy', '{"analytics":false}');
    report(VIEW);
    expect(told.map(([entry]) => entry)).toEqual(['G-ABC123', 'stop', 'G-ABC123', 'stop']);
  });

  it('sends nothing on pages of a rebus, not even engagement of the previous page', () => {
    agree();
    const { report, told, beforeLeave } = open();
    report(VIEW);
    beforeLeave('/rebus/401');
    report(ENGAGED);
    beforeLeave('/article/102');
    report(VIEW);
    expect(told.map(([entry]) => entry)).toEqual(['G-ABC123', 'stop', 'stop', 'stop', 'G-ABC123']);
  });
});
