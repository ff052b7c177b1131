import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderForTest } from '#test/folder.ts';
import { openMockServer, type MockServer } from '#test/mock-server.ts';
import { createHarvestClient, type HarvestClientOptions, retryDelay } from './harvest.client.ts';

let server: MockServer;
let slept: number[];

beforeEach(async () => {
  server = await openMockServer();
  slept = [];
});
afterEach(() => server.close());

function open(more: Partial<HarvestClientOptions> = {}) {
  return createHarvestClient({
    userAgent: 'Varde/1 (content import; mailto:post@museum.example)',
    delayMs: 0,
    allowsPrivate: true,
    sleep: async (ms) => void slept.push(ms),
    ...more,
  });
}

describe('harvest client', () => {
  it('sends product name and contact as User-Agent', async () => {
    const agents: unknown[] = [];
    server.play('/a', (_, headers) => {
      agents.push(headers['user-agent']);
      return { body: '{}' };
    });
    await open().readJson(`${server.origin}/a`);
    expect(agents).toEqual(['Varde/1 (content import; mailto:post@museum.example)']);
  });

  it('pauses between two requests to the same host', async () => {
    server.play('/a', { body: '{}' });
    const client = open({ delayMs: 500, now: () => 1_000 });
    await client.readJson(`${server.origin}/a`);
    await client.readJson(`${server.origin}/a`);
    expect(slept).toEqual([500]);
  });

  it('waits for the Retry-After of a busy service and retries', async () => {
    let requests = 0;
    server.play('/busy', () =>
      ++requests < 3
        ? { status: requests === 1 ? 429 : 503, headers: { 'retry-after': '7' } }
        : { body: '{"n":1}' },
    );
    expect(await open().readJson(`${server.origin}/busy`)).toMatchObject({ value: { n: 1 } });
    expect(slept).toEqual([7_000, 7_000]);
  });

  it('gives up after four attempts, and does not retry client errors', async () => {
    server.play('/busy', { status: 503 });
    server.play('/no', { status: 403 });
    expect(await open().readJson(`${server.origin}/busy?key=secret`)).toEqual({
      status: 'failed',
      why: `${server.origin}/busy answers with HTTP 503`,
    });
    expect(slept).toEqual([2_000, 4_000, 8_000]);
    await open().readJson(`${server.origin}/no`);
    expect(server.requests.filter((path) => path === '/no')).toHaveLength(1);
  });

  it('aborts a download above the size limit, whatever its Content-Length', async () => {
    const folder = await folderForTest();
    let sent = 0;
    server.play('/endless', () => ({
      body: Readable.from(
        (function* () {
          for (;;) yield Buffer.alloc(((sent += 65_536), 65_536));
        })(),
      ),
    }));
    const client = open({ maxFileBytes: 1_000_000 });
    const result = await client.save(`${server.origin}/endless`, join(folder, 'a'));
    expect(result).toEqual({ status: 'failed', why: 'more than 1 MB' });
    expect(sent).toBeLessThan(50_000_000);
  });

  it('times out when the service does not respond', async () => {
    server.play('/silent', { body: new Readable({ read() {} }) });
    const result = await open({ timeoutMs: 20 }).readJson(`${server.origin}/silent`);
    expect(result).toMatchObject({ why: `${server.origin}/silent does not answer in time` });
  });

  it('follows redirects, but no loops', async () => {
    server.play('/from', { status: 302, headers: { location: '/to' } });
    server.play('/to', { body: '{"n":2}' });
    server.play('/circle', { status: 302, headers: { location: '/circle' } });
    expect(await open().readJson(`${server.origin}/from`)).toMatchObject({ value: { n: 2 } });
    expect(await open().readJson(`${server.origin}/circle`)).toMatchObject({
      why: expect.stringContaining('leads on and on') as unknown,
    });
  });

  it('does not follow a public URL to this machine or its network', async () => {
    const client = open({ allowsPrivate: false });
    for (const url of [`${server.origin}/a`, 'http://169.254.169.254/latest', 'http://[::1]/'])
      expect(await client.readJson(url)).toMatchObject({
        why: expect.stringContaining('is a URL of this machine or its network') as unknown,
      });
    expect(server.requests).toEqual([]);
    // No second try: the answer would be the same.
    expect(slept).toEqual([]);
  });

  it.each(['file:///etc/passwd', 'ftp://a.example/', 'data:text/plain,a', 'nonsense'])(
    'rejects the URL %s',
    async (url) =>
      expect(await open().readJson(url)).toMatchObject({
        why: expect.stringContaining('is not a web URL') as unknown,
      }),
  );

  it('reports a response that is not JSON', async () => {
    server.play('/page', { body: '<!doctype html><p>Hei' });
    expect(await open().readJson(`${server.origin}/page`)).toMatchObject({
      why: expect.stringContaining('is not JSON') as unknown,
    });
  });
});

describe('retryDelay', () => {
  const now = Date.parse('2026-06-01T10:00:00Z');
  it.each([
    [1, null, 2_000],
    [3, null, 8_000],
    [1, '5', 5_000],
    [1, 'Mon, 01 Jun 2026 10:00:09 GMT', 9_000],
    [1, 'Mon, 01 Jun 2020 10:00:09 GMT', 0],
    [1, '86400', 120_000],
    [1, 'soon', 2_000],
  ])('after attempt %d with Retry-After "%s" is %d ms', (attempt, retryAfter, ms) =>
    expect(retryDelay(attempt, retryAfter, now)).toBe(ms),
  );
});
