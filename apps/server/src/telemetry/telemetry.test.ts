import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SiteContext } from '@varde/contract/site-context';
import { openApiPack, type ApiServer } from '#test/api-pack.ts';
import { API_KEY, openApp, type TestApp } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';
import { CODE_LOCKED } from '#test/locked-pack.ts';
import { mockServerForAll, recorded } from '#test/mock-server.ts';
import { signIn } from '#test/signed-in.ts';
import { exchange, getCode, ORIGIN, signUp } from '#test/sign-up.ts';

/** Occurs in everything that the visitor sends, and nowhere else. */
const MARK = 'solveig';
const EMAIL = `${MARK}@example.no`;
const POSITION = { lat: 59.12345, lng: 10.54321 };
const IP_ADDRESS = '203.0.113.77';
const PHONE = `Mozilla/5.0 (Linux; Android 14; ${MARK}) Chrome/140.0.0.0 Mobile Safari/537.36`;
const TRACE = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const PAGE_SPAN = 'abad1deaabad1dea';
const MEMORY = '101';

const VISITOR = {
  'api-key': API_KEY,
  'user-agent': PHONE,
  cookie: `language=sv; ${MARK}=${MARK}`,
  referer: `${ORIGIN}/search?q=${MARK}`,
  'x-forwarded-for': IP_ADDRESS,
  'correlation-id': MARK,
  'unlock-grant': MARK,
  traceparent: `00-${TRACE}-${PAGE_SPAN}-00`,
  tracestate: `visitor=${MARK}`,
  baggage: `visitor=${MARK}`,
};

const VITALS = {
  trace: TRACE,
  span: PAGE_SPAN,
  age: 5_000,
  page: 'article',
  connection: '4g',
  lcp: 1_200,
  inp: 40,
  cls: 20,
};

interface ExportedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code: number };
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

interface ExportedTraces {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[];
  }[];
}

describeWithDatabase('telemetry', (open) => {
  const collector = mockServerForAll();
  const service = mockServerForAll();
  let server: ApiServer;
  let folder: string;
  beforeAll(async () => {
    service.play(`/minner/${MEMORY}`, { body: await recorded('response') });
    server = await openApiPack(open);
    folder = await mkdtemp(join(tmpdir(), 'varde-telemetry-'));
  });
  beforeEach(() => collector.play('/v1/traces', { body: {} }));
  afterAll(() => rm(folder, { recursive: true }));

  const env = () => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_TRACES_SAMPLER_ARG: '1',
    VARDE_PUBLIC_URL: ORIGIN,
    VARDE_TRUSTED_PROXIES: '127.0.0.1',
    VARDE_MEMORIES_NO_URL: `${service.origin}/minner/{id}?api.key=${MARK}`,
    VARDE_MEMORIES_SE_URL: `http://127.0.0.1:1/minnen/{id}`,
    VARDE_ROUTING_URL: service.origin,
    VARDE_SIGN_IN: 'embedded',
  });

  const site = () => ({
    clientFolder: folder,
    routeOf: (url: string) => (url.includes('/article/') ? '/article/$articleId' : undefined),
    async fetch({ url }: Request, { context }: { context: SiteContext }) {
      if (url.includes('broken')) throw new TypeError(`${MARK} broke ${url}`);
      await context.api('/api/v3/documents/102');
      const headers = { 'content-type': 'text/html' };
      return new Response('<!doctype html>', { headers });
    },
  });

  /** Everything that a server exports while it does this. */
  async function exportsOf(
    work: (app: TestApp) => Promise<unknown>,
    changes: Record<string, string> = {},
  ): Promise<{ readonly spans: readonly ExportedSpan[]; readonly text: string }> {
    collector.sent.length = 0;
    const { mediaStore, database } = server;
    const options = { mediaStore, site: site(), env: { ...env(), ...changes } };
    const app = await openApp(database, options);
    await work(app);
    await app.close();
    const exported = collector.sent.map(({ body }) => body as ExportedTraces);
    const spans = exported.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
    return { spans, text: JSON.stringify(collector.sent) };
  }

  const attributesOf = ({ attributes }: ExportedSpan): Record<string, unknown> =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
  const get = ({ app }: TestApp, url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...VISITOR, ...headers } });
  const send = ({ app }: TestApp, url: string, payload: object | string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...VISITOR, origin: ORIGIN, 'content-type': 'application/json' },
      payload,
    });

  describe('of a visit', () => {
    it('is one trace of the page, its requests, their statements and the outside service', async () => {
      const { spans } = await exportsOf(async (app) => {
        expect((await get(app, `/api/v3/memories/minner/${MEMORY}`)).statusCode).toBe(200);
        expect((await get(app, '/api/v3/documents/101')).statusCode).toBe(200);
        const reported = await send(app, '/visits/vitals', VITALS);
        expect(reported.statusCode).toBe(204);
      });
      expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
      const named = (name: string) => spans.filter((span) => span.name === name);
      const [visit] = named('visit article');
      expect(visit).toMatchObject({ spanId: PAGE_SPAN });
      expect(visit?.parentSpanId).toBeUndefined();
      expect(attributesOf(visit as ExportedSpan)).toEqual({
        'varde.page': 'article',
        'varde.connection': '4g',
        'varde.vitals.lcp_ms': 1_200,
        'varde.vitals.inp_ms': 40,
        'varde.vitals.cls': 0.02,
      });
      const [memory] = named('GET /api/v3/memories/:archive/:id');
      const [document] = named('GET /api/v3/documents/:id');
      for (const request of [memory, document]) expect(request?.parentSpanId).toBe(PAGE_SPAN);
      const [fetched] = named('GET 127.0.0.1');
      expect(fetched?.parentSpanId).toBe(memory?.spanId);
      const statements = named('select').filter(
        ({ parentSpanId }) => parentSpanId === document?.spanId,
      );
      expect(statements.length).toBeGreaterThan(0);
      expect(attributesOf(statements[0] as ExportedSpan)).toMatchObject({
        'db.system.name': 'postgresql',
        'db.query.text': expect.stringMatching(/^select /),
      });
    });

    it('a page and the API requests that it makes in process are one trace, named by the route', async () => {
      const { spans } = await exportsOf(async (app) => {
        expect((await get(app, '/article/102', { traceparent: '' })).statusCode).toBe(200);
      });
      const page = spans.find(({ name }) => name === 'GET /article/$articleId');
      const read = spans.find(({ name }) => name === 'GET /api/v3/documents/:id');
      expect(page?.parentSpanId).toBeUndefined();
      expect(read?.parentSpanId).toBe(page?.spanId);
    });
  });

  it('names no visitor in any byte that is sent, whatever a visitor does', async () => {
    const { spans, text } = await exportsOf(async (app) => {
      const near = `location=${POSITION.lat},${POSITION.lng}`;
      for (const url of [
        `/api/v3/documents/?search=${MARK}&${near}`,
        `/api/v3/documents/?path_value=facts.${MARK}.no:${MARK}`,
        `/api/v3/documents/?tags=${MARK}&old_id=${MARK}`,
        `/api/v3/owners/?search=${MARK}&${near}`,
        `/api/v3/walking-route?${near}&places=59.91,10.74`,
        `/api/v3/qr-codes/${MARK}/code`,
        `/api/v3/cultural-names/${MARK}`,
        `/api/v3/memories/minner/${MARK}?language=${MARK}`,
        `/api/v3/memories/minnen/${MARK}`,
        `/api/v3/${MARK}?${MARK}=${MARK}`,
        `/api/v3/documents/${MARK}`,
        `/article/101?q=${MARK}#${MARK}`,
        `/qr/${MARK}`,
        `/oauth2/callback?code=${MARK}&state=${MARK}`,
        `/broken/${MARK}?token=${MARK}`,
        `/media/image/${MARK}`,
        `/${MARK}`,
      ])
        await get(app, url);
      const location = { lat: POSITION.lat, lng: POSITION.lng };
      const unlock = `/api/v3/documents/${CODE_LOCKED.id}/unlock`;
      await send(app, unlock, { code: MARK });
      await send(app, unlock, { location, accuracy: 12 });
      await send(app, unlock, `{ "code": "${MARK}`);
      await send(app, '/api/v3/transfers/take', { code: MARK });
      await send(app, '/visits/vitals', { ...VITALS, page: MARK });
      await send(app, '/visits/vitals', { ...VITALS, visitor: MARK });
      await send(app, '/visits', { name: 'pageview', page: 'article', language: 'no', code: MARK });
      const browser = await signUp(app, EMAIL, `${MARK} passord i fjellet`);
      const code = await getCode(browser, EMAIL, `${MARK} passord i fjellet`);
      expect((await exchange(browser, code)).statusCode).toBe(200);
      const visitor = await signIn({ app: app.app, database: server.database }, MARK);
      await visitor.put('user-settings', { settings: { favourites: [101], note: MARK } });
      await visitor.put('quiz-response', { document_id: 401, quiz_data: { note: MARK } });
      await visitor.put('user-settings', `{"settings":{"note":"${MARK}\\u0000"}}`);
      await visitor.get('quiz-response?document_id=401');
    });
    const names = spans.map(({ name }) => name);
    for (const name of ['PUT /api/v3/user-settings', 'POST /identity/create-account', 'insert'])
      expect(names).toContain(name);
    const lowered = text.toLowerCase();
    const marks = [MARK, '59.12', '10.54', IP_ADDRESS, 'mozilla', 'kari', 'message'];
    expect(marks.filter((mark) => lowered.includes(mark))).toEqual([]);
    expect(lowered).not.toMatch(/"key":"(?:url\.|user_agent|client\.|network\.|exception)/);
  });

  it('of a failed request has the kind of error, and no message', async () => {
    const { spans } = await exportsOf(async (app) => {
      await get(app, '/broken/page');
      await get(app, '/api/v3/memories/minnen/102');
      await get(app, '/api/v3/documents/999');
    });
    const failures = spans.map((span) => [span.name, attributesOf(span)['error.type']]);
    expect(failures).toContainEqual(['GET /*', 'TypeError']);
    expect(failures).toContainEqual(['GET /api/v3/memories/:archive/:id', 'unavailable']);
    expect(failures).toContainEqual(['GET /api/v3/documents/:id', 'not-found']);
    expect(spans.every(({ status }) => !('message' in status))).toBe(true);
  });

  it('tells outside services nothing about the trace', async () => {
    const headers: string[] = [];
    service.play('/minner/103', (_url, received) => {
      headers.push(...Object.keys(received));
      return { body: {} };
    });
    await exportsOf((app) => get(app, '/api/v3/memories/minner/103'));
    expect(headers).toContain('user-agent');
    expect(headers).not.toContain('traceparent');
  });

  it('samples by the trace, whatever the caller says', async () => {
    const sampled = { ...VISITOR, traceparent: `00-${TRACE}-${PAGE_SPAN}-01` };
    const never = { OTEL_TRACES_SAMPLER_ARG: '0' };
    expect(
      await exportsOf((app) => get(app, '/api/v3/documents/101', sampled), never),
    ).toMatchObject({ spans: [] });
  });

  it('leaves responses as they are: no header tells of a trace, and caches see one response', async () => {
    await exportsOf(async (app) => {
      const [one, other] = [await get(app, '/article/102'), await get(app, '/article/102')];
      expect(JSON.stringify(one.headers)).not.toMatch(/trace/i);
      expect(other.headers.etag).toBe(one.headers.etag);
      expect(one.payload).not.toContain(TRACE);
      const document = await get(app, '/api/v3/documents/101', { 'unlock-grant': '' });
      expect(JSON.stringify(document.headers)).not.toMatch(/trace/i);
    });
  });

  it.each([
    ['without an endpoint', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
    ['switched off', { OTEL_SDK_DISABLED: 'true' }],
  ])('is not there %s: no endpoint for vitals, nothing sent', async (_what, changes) => {
    const { text } = await exportsOf(async (app) => {
      expect((await send(app, '/visits/vitals', VITALS)).statusCode).not.toBe(204);
      await get(app, '/api/v3/documents/101');
    }, changes);
    expect(text).toBe('[]');
  });

  it('does not offer vitals where visits are not counted', async () => {
    await exportsOf(
      async (app) => expect((await send(app, '/visits/vitals', VITALS)).statusCode).not.toBe(204),
      { VARDE_ANALYTICS: 'off' },
    );
  });

  it('does not delay a stop, and is reported in the log, when the collector fails', async () => {
    collector.play('/v1/traces', { status: 400, body: 'no' });
    const { mediaStore, database } = server;
    const app = await openApp(database, { mediaStore, env: env() });
    await get(app, '/api/v3/documents/101');
    await app.close();
    expect(app.log.some((line) => line.includes('telemetry is not sent'))).toBe(true);
  });
});
