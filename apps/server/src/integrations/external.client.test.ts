import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openMockServer, type MockServer } from '#test/mock-server.ts';
import { createExternalClient, type ExternalClient } from './external.client.ts';

/** One for each test: a request that its client aborted may reach the server afterwards. */
let upstream: MockServer;
let now: number;
let reportedUrls: string[];
let client: ExternalClient;

/** @param times long enough for any machine, unless a test is about them */
function openClient({ patienceMs = 60_000, timeoutMs = 60_000 } = {}): ExternalClient {
  return createExternalClient((url) => reportedUrls.push(url), {
    times: { patienceMs, timeoutMs, foundMs: 100, missingMs: 100, unavailableMs: 100 },
    now: () => now,
  });
}

beforeEach(async () => {
  now = 0;
  reportedUrls = [];
  upstream = await openMockServer();
  client = openClient();
});

afterEach(() => upstream.close());

const found = (body: unknown) => ({ status: 'found', body });

describe('external client', () => {
  it('sends one request for concurrent and repeated fetches of a URL', async () => {
    upstream.play('/a', { body: { n: 1 } });
    const request = () => client.fetch(`${upstream.origin}/a`);
    await Promise.all([request(), request()]);
    expect(await request()).toEqual(found({ n: 1 }));
    expect(upstream.requests).toEqual(['/a']);
  });

  it('returns after its patience, and serves a late response to the next caller', async () => {
    upstream.play('/slow', 'silent');
    const hasty = openClient({ patienceMs: 1 });
    const url = `${upstream.origin}/slow`;
    expect(await hasty.fetch(url)).toEqual({ status: 'unavailable' });
    await expect.poll(() => upstream.requests).toEqual(['/slow']);
    upstream.play('/slow', { body: { n: 2 } });
    await expect.poll(() => hasty.fetch(url)).toEqual(found({ n: 2 }));
    expect(upstream.requests).toEqual(['/slow']);
  });

  it('counts its patience from the request, not from loading the HTTP client', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const loading = Promise.withResolvers<void>();
    vi.doMock('undici', async (load) => loading.promise.then(load));
    onTestFinished(() => {
      vi.useRealTimers();
      vi.doUnmock('undici');
    });
    upstream.play('/first', { body: { n: 5 } });
    const first = openClient().fetch(`${upstream.origin}/first`);
    await vi.advanceTimersByTimeAsync(120_000);
    loading.resolve();
    expect(await first).toEqual(found({ n: 5 }));
  });

  it('serves a stale response while the service is down', async () => {
    const url = `${upstream.origin}/b?key=secret`;
    upstream.play('/b?key=secret', { body: { n: 3 } });
    await client.fetch(url);
    upstream.play('/b?key=secret', { body: 'broken', status: 500 });
    now = 101;
    expect(await client.fetch(url)).toEqual(found({ n: 3 }));
    // The report omits the API key.
    expect(reportedUrls).toEqual([`${upstream.origin}/b`]);
  });

  it('sends no new request for a while after a failure', async () => {
    upstream.play('/c', { body: '<p>no data' });
    const url = `${upstream.origin}/c`;
    expect(await client.fetch(url)).toEqual({ status: 'unavailable' });
    await client.fetch(url);
    expect(upstream.requests).toEqual(['/c']);
    now = 101;
    await client.fetch(url);
    expect(upstream.requests).toEqual(['/c', '/c']);
  });

  it('aborts a request after the timeout', async () => {
    upstream.play('/never', 'silent');
    const hasty = openClient({ timeoutMs: 5 });
    expect(await hasty.fetch(`${upstream.origin}/never`)).toEqual({ status: 'unavailable' });
    expect(reportedUrls).toEqual([`${upstream.origin}/never`]);
  });

  it('rejects a response above the size limit', async () => {
    upstream.play('/long', { body: JSON.stringify('x'.repeat(2_100_000)) });
    expect(await client.fetch(`${upstream.origin}/long`)).toEqual({ status: 'unavailable' });
  });

  it('caps concurrent requests at 40 and sends new ones when there is capacity', async () => {
    const urlFor = (nr: number) => `${upstream.origin}/flood/${nr}`;
    const paths = Array.from({ length: 41 }, (_, nr) => `/flood/${nr}`);
    for (const path of paths) upstream.play(path, 'silent');
    const requests = paths.slice(0, 40).map((_, nr) => client.fetch(urlFor(nr)));
    expect(await client.fetch(urlFor(40))).toEqual({ status: 'unavailable' });
    await expect.poll(() => upstream.requests.length).toBe(40);
    for (const path of paths) upstream.play(path, { body: { n: 1 } });
    await Promise.all(requests);
    expect(await client.fetch(urlFor(40))).toEqual(found({ n: 1 }));
    expect(reportedUrls).toEqual([]);
  });

  it.each([
    ['a wrong key', 404],
    ['a malformed identifier', 400],
    ['a deleted record', 410],
  ])('reports %s as missing', async (_, status) => {
    upstream.play(`/${status}`, { body: '<p>no', status });
    expect(await client.fetch(`${upstream.origin}/${status}`)).toEqual({ status: 'missing' });
  });

  describe('redirected', () => {
    let other: MockServer;
    beforeEach(async () => {
      other = await openMockServer();
      other.play('/latest/meta-data', { body: { inner: 'secret of the own network' } });
    });
    afterEach(() => other.close());
    const redirect = (location: string) =>
      upstream.play('/moved', { status: 302, headers: { location } });

    it('follows within the configured service', async () => {
      upstream.play('/new', { body: { n: 5 } });
      redirect('/new');
      expect(await client.fetch(`${upstream.origin}/moved`)).toEqual(found({ n: 5 }));
    });

    it.each([
      ['another service', () => other.origin],
      ['the name of this machine', () => other.origin.replace('127.0.0.1', 'localhost')],
    ])('does not follow to %s of the own network', async (_, origin) => {
      redirect(`${origin()}/latest/meta-data`);
      expect(await client.fetch(`${upstream.origin}/moved`)).toEqual({ status: 'unavailable' });
      expect(other.requests).toEqual([]);
      expect(reportedUrls).toEqual([`${upstream.origin}/moved`]);
      // Where the operator has configured that one as well, the redirect is still none of its own.
      await client.fetch(`${other.origin}/latest/meta-data`);
      now = 101;
      expect(await client.fetch(`${upstream.origin}/moved`)).toEqual({ status: 'unavailable' });
      expect(other.requests).toEqual(['/latest/meta-data']);
    });
  });

  it('reports an unreachable host as unavailable', async () => {
    expect(await client.fetch('http://127.0.0.1:9/x')).toEqual({ status: 'unavailable' });
  });

  it('reports a 404 as missing without notifying the operator', async () => {
    expect(await client.fetch(`${upstream.origin}/none`)).toEqual({ status: 'missing' });
    expect(reportedUrls).toEqual([]);
  });
});
