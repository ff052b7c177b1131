import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { tooManyRequests } from '#http/problems.ts';
import { problemOf } from '#test/responses.ts';
import { openApp, type TestApp } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';

const SECRET = 'the visitor looked for hunter2';

/** Two lengths of one body: a proxy that reads the other one sees a second request in it. */
const SMUGGLED = [
  'Content-Length: 4\r\nTransfer-Encoding: chunked',
  'Content-Length: 4\r\nContent-Length: 5',
  'Transfer-Encoding: chunked, identity',
].map((fields) => `POST /visits HTTP/1.1\r\nHost: x\r\n${fields}\r\n\r\n0\r\n\r\n`);

async function sendBytes(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(text);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString();
}

describeWithDatabase('the server', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openApp(await open());
    server.app.post('/test/body', async () => ({}));
    server.app.get('/test/busy', async () => {
      throw tooManyRequests(2.5);
    });
    server.app.get('/test/broken', async () => {
      throw Object.assign(new Error('database fell over'), { query: SECRET, params: [SECRET] });
    });
  });

  describe('problem details', () => {
    const sent = (payload: string, type = 'application/json') =>
      ({ method: 'POST', url: '/test/body', headers: { 'content-type': type }, payload }) as const;
    it.each([
      ['an unknown API path', { url: '/api/v3/nothing' }, 404, 'not-found'],
      ['an unknown medium', { url: '/media/image/0000000000000000' }, 404, 'not-found'],
      ['another method', { method: 'POST', url: '/api/v3/documents/' }, 405, 'method-not-allowed'],
      [
        'another method on a URL without the trailing slash',
        { method: 'DELETE', url: '/api/v3/documents' },
        405,
        'method-not-allowed',
      ],
      ['a write to a page', { method: 'PUT', url: '/article/101' }, 405, 'method-not-allowed'],
      ['a malformed escape in the URL', { url: '/api/v3/%E0%A4%A' }, 400, 'malformed-request'],
      ['a body that is not JSON', sent('{'), 400, 'malformed-request'],
      ['a body over the limit', sent(`"${'x'.repeat(1_100_000)}"`), 413, 'body-too-large'],
      ['a body of an unsupported type', sent('x', 'text/weird'), 415, 'wrong-media-type'],
      ['too many requests', { url: '/test/busy' }, 429, 'too-many-requests'],
      ['an internal error', { url: '/test/broken' }, 500, 'internal-error'],
    ] as const)('answers %s with problem details', async (_what, request, status, kind) => {
      const id = randomUUID();
      const headers = {
        'api-key': 'varde-local',
        'Correlation-Id': id,
        ...('headers' in request ? request.headers : {}),
      };
      const response = await server.app.inject({ ...request, headers });
      expect(response.headers).toMatchObject({
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        'correlation-id': id,
      });
      const type = `/problems/${kind}`;
      expect(problemOf(response)).toMatchObject({ type, status, correlation_id: id });
    });

    it('responds 501 to an unknown method and 405 to one that the URL does not allow', async () => {
      for (const method of ['PROPFIND', 'REPORT'] as const) {
        const headers = { 'api-key': 'varde-local' };
        // The type of `method` contains only the framework's methods.
        const request = { method: method as 'GET', url: '/api/v3/documents/', headers };
        expect(problemOf(await server.app.inject(request)).status).toBe(501);
      }
    });

    it.each([
      ['/article/%ff', 400],
      ['/test/broken', 500],
      ['/media/image/0000000000000000', 404],
    ])('sends a browser an HTML page instead of problem details at %s', async (url, status) => {
      const response = await server.get(url, {
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      });
      expect(response.statusCode).toBe(status);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'Accept',
        'x-content-type-options': 'nosniff',
      });
      expect(response.payload).toContain('<h1>');
      expect(response.payload).toContain(String(response.headers['correlation-id']));
      expect(response.payload).not.toContain('database fell over');
      expect((await server.get(url)).headers['content-type']).toBe('application/problem+json');
    });

    it('sends Allow with 405 and Retry-After with 429', async () => {
      expect((await server.post('/api/v3/owners')).headers.allow).toBe('GET, HEAD');
      expect((await server.get('/test/busy')).headers['retry-after']).toBe('3');
    });

    it('hides the cause of an internal error from the caller and the visitor from the log', async () => {
      const response = await server.get('/test/broken');
      expect(response.payload).not.toContain('database fell over');
      expect(response.payload).not.toContain('stack');
      const logged = server.log.join('');
      expect(logged).toContain('database fell over');
      expect(logged).not.toContain(SECRET);
    });
  });

  it.each(['/', '/healthz', '/media/image/0000000000000000', '/api/v3/documents/'])(
    'echoes no TRACE request at %s',
    async (url) => {
      const headers = { 'api-key': 'varde-local', cookie: 'language=secret' };
      const response = await server.app.inject({ method: 'TRACE', url, headers });
      expect(response.statusCode).toBe(405);
      expect(response.payload).not.toContain('secret');
    },
  );

  it.each([
    ['no key', {}],
    ['a wrong one', { 'api-key': 'varde-loca' }],
    ['an empty one', { 'api-key': '' }],
  ])('rejects every API request with %s', async (_what, headers) => {
    for (const path of ['documents/', 'documents/101', 'owners/', 'themes/', 'nothing']) {
      const response = await server.app.inject({ url: `/api/v3/${path}`, headers });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ type: '/problems/wrong-api-key' });
    }
  });

  it('creates a correlation id when the caller’s is not a UUID', async () => {
    const response = await server.get('/healthz', { 'Correlation-Id': 'x\u00e9"><script>' });
    expect(response.headers['correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('logs route, status and correlation id, but neither position nor search text', async () => {
    const id = randomUUID();
    const before = server.log.length;
    await server.get('/api/v3/documents/?location=60.39,5.32&search=sekret', {
      'Correlation-Id': id,
    });
    const logged = server.log.slice(before);
    expect(JSON.parse(logged.find((one) => one.includes(id)) ?? '')).toMatchObject({
      method: 'GET',
      route: '/api/v3/documents/',
      status: 200,
      correlation_id: id,
    });
    expect(logged.join('')).not.toMatch(/60\.39|sekret|varde-local|127\.0\.0\.1/);
  });

  it('sends the security headers with every response', async () => {
    for (const url of ['/healthz', '/api/v3/themes/', '/api/v3/nothing', '/nowhere'])
      expect((await server.get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      });
  });

  it('tells browsers to use https in every response, where the site has it', async () => {
    const env = { VARDE_PUBLIC_URL: 'https://varde.example' };
    const { app } = await openApp(await open(), { env });
    const transport = 'max-age=31536000; includeSubDomains';
    // The second is refused by the router, before any hook.
    for (const url of ['/healthz', '/api/v3/%E0%A4%A', '/nowhere'])
      expect((await app.inject(url)).headers['strict-transport-security']).toBe(transport);
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const refused = await sendBytes(Number(new URL(origin).port), 'NONSENSE\r\n\r\n');
    expect(refused).toContain(`Strict-Transport-Security: ${transport}\r\n`);
    expect(refused).toContain('X-Content-Type-Options: nosniff\r\n');
  });

  it('logs which rule refused a request', async () => {
    const before = server.log.length;
    await server.app.inject({ url: '/api/v3/documents/', headers: { 'api-key': 'guessed' } });
    await server.get('/test/busy');
    await server.get('/healthz');
    const lines = server.log.slice(before).map((line) => JSON.parse(line) as object);
    expect(lines).toMatchObject([
      { status: 401, problem: 'wrong-api-key' },
      { status: 429, problem: 'too-many-requests' },
      { status: 200 },
    ]);
    expect(lines.at(-1)).not.toHaveProperty('problem');
  });

  it('is alive but not ready without content', async () => {
    expect((await server.get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await server.get('/readyz')).statusCode).toBe(503);
  });

  it('reports that the site has not been built', async () => {
    const response = await server.get('/article/101');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ detail: 'The site has not been built.' });
  });

  it('serves its OpenAPI description without a key', async () => {
    expect((await server.app.inject('/api/v3/openapi.json')).json()).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/v3/documents/{id}': {} },
    });
  });

  describe('bytes that are not a valid request', () => {
    let port: number;
    beforeAll(async () => {
      await server.app.listen({ host: '127.0.0.1', port: 0 });
      ({ port } = server.app.server.address() as AddressInfo);
    });

    it.each(['NONSENSE\r\n\r\n', ...SMUGGLED])('get problem details: %j', async (bytes) => {
      expect(await sendBytes(port, bytes)).toMatch(
        /^HTTP\/1\.1 400 .*application\/problem\+json.*malformed-request/s,
      );
    });

    it('get problem details when the header section is too large, and HEAD gets no body', async () => {
      const head = `/ HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`;
      expect(await sendBytes(port, `GET ${head}`)).toMatch(/^HTTP\/1\.1 431 .*headers-too-large/s);
      expect(await sendBytes(port, `HEAD ${head}`)).toMatch(/^HTTP\/1\.1 431 .*\r\n\r\n$/s);
    });
  });

  it('completes accepted requests when it is closed', async () => {
    const other = await openApp(await open());
    const [entered, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    other.app.get('/test/slow', async () => {
      entered.resolve();
      await gate.promise;
      return { finished: true };
    });
    const origin = await other.app.listen({ host: '127.0.0.1', port: 0 });
    const response = fetch(`${origin}/test/slow`);
    await entered.promise;
    const closed = other.close();
    gate.resolve();
    expect(await (await response).json()).toEqual({ finished: true });
    await closed;
  });
});
